import {useLocation} from '@docusaurus/router'
import {useEffect, useRef, type ReactNode} from 'react'

const announcerId = 'announcer'

/**
 * Makes screen readers say a message once they have finished speaking.
 *
 * @returns a function that withdraws the message, unless another one has replaced it
 */
export function announce(message: string): () => void {
  const announcer = document.getElementById(announcerId)
  if (announcer) announcer.textContent = message
  return () => {
    if (announcer?.textContent === message) announcer.textContent = ''
  }
}

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
