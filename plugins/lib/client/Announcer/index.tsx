import {useLocation} from '@docusaurus/router'
import {useEffect, useRef, type ReactNode} from 'react'
import {announce, announcerId} from './announce'

export {announce}

/**
 * Announces the title of each new page, because screen readers say nothing when the route
 * changes without a document load. They announce the first page themselves, so this component
 * ignores hydration, which rewrites that page's title.
 */
export function Announcer(): ReactNode {
  const {pathname} = useLocation()
  const firstPath = useRef(pathname)
  const hasMoved = useRef(false)

  useEffect(() => {
    if (pathname !== firstPath.current) hasMoved.current = true
  }, [pathname])

  useEffect(() => {
    const title = document.querySelector('title')
    if (!title) return undefined
    const observer = new MutationObserver(() => {
      if (hasMoved.current) announce(document.title)
    })
    observer.observe(title, {childList: true})
    return () => observer.disconnect()
  }, [])
  return <p id={announcerId} role="status" className="visually-hidden" />
}
