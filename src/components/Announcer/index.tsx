import {useLocation} from '@docusaurus/router'
import type {ReactNode} from 'react'
import {useEffect, useRef} from 'react'
import {announce, announcerId} from './announce'

/**
 * Tells screen readers which page they have come to: a change of route loads no document,
 * so that they would say nothing. It announces the title once that is the new page's. Of
 * the page that the browser has loaded they have heard already; its title is written again
 * while it hydrates.
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
