// Change: wraps the stock bar to show a new announcement at once, even if an earlier one was
// dismissed. Alone, the stock bar would stay hidden until the next load, because nothing
// updates the attribute that hides it.
import {useAnnouncementBar} from '@docusaurus/theme-common/internal'
import useIsBrowser from '@docusaurus/useIsBrowser'
import AnnouncementBar from '@theme-original/AnnouncementBar'
import {useEffect, type ReactNode} from 'react'

export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar()
  // While the page hydrates, the bar is active even if it was dismissed.
  const isHydrated = useIsBrowser()
  useEffect(() => {
    if (!isHydrated) return
    document.documentElement.setAttribute(
      'data-announcement-bar-initially-dismissed',
      String(!isActive),
    )
  }, [isActive, isHydrated])
  return <AnnouncementBar />
}
