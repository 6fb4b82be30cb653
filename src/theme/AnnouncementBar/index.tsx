// Change: wraps the stock bar to show a new announcement at once, even if an earlier one was
// dismissed. Alone, the stock bar would stay hidden until the next load, because nothing
// updates the attribute that hides it.
import {useAnnouncementBar} from '@docusaurus/theme-common/internal'
import AnnouncementBar from '@theme-original/AnnouncementBar'
import type {ReactNode} from 'react'
import {useEffect} from 'react'

export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar()
  useEffect(() => {
    document.documentElement.setAttribute(
      'data-announcement-bar-initially-dismissed',
      String(!isActive),
    )
  }, [isActive])
  return <AnnouncementBar />
}
