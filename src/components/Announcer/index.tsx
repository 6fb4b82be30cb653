import {useLocation} from '@docusaurus/router'
import type {ReactNode} from 'react'
import {useEffect, useRef} from 'react'
import {announce, announcerId} from './announce'

/**
 * Announces the title of each new page, because screen readers say nothing when the route
 * changes and no document is loaded. It does not announce the first page, which is a document,
 * although hydration writes its title again.
 */
export function Announcer(): ReactNode {
  const {pathname} = useLocation()
  const loaded = useRef(pathname)
  const hasMoved = useRef(false)

  useEffect(() => {
    if (pathname !== loaded.current) hasMoved.current = true
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
