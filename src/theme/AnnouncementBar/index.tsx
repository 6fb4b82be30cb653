// Change: wraps the stock bar, which stays hidden on the first visit after its id has changed.
// An attribute hides a dismissed bar before the page is drawn, and nothing updates it later.
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
