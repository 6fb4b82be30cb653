import {useHistory} from '@docusaurus/router'
import {useEffect, type RefObject} from 'react'
import {hasMoved} from '../../../lib/client/hasMoved'

/** Whether a click opens a link in this tab, by the same rule as react-router's `Link`. */
function isPlainClick(event: MouseEvent): boolean {
  const {button, metaKey, ctrlKey, altKey, shiftKey} = event
  return button === 0 && !metaKey && !ctrlKey && !altKey && !shiftKey
}

/**
 * Makes links in highlighted code behave like the other links of a page: a click does not
 * reload the site, and hovering preloads the next page. Before hydration they are plain links.
 */
export function useCodeLinks(code: RefObject<HTMLElement | null>): void {
  const history = useHistory()
  useEffect(() => {
    const listening = new AbortController()
    const {signal} = listening
    const linkAt = ({target}: Event) =>
      target instanceof Element ? target.closest('a') : null

    const follow = (event: MouseEvent) => {
      const link = linkAt(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      history.push(link.pathname + link.hash)
    }
    const preload = (event: PointerEvent) => {
      const link = hasMoved(event) && linkAt(event)
      if (link) void window.docusaurus.preload(link.pathname)
    }
    code.current?.addEventListener('click', follow, {signal})
    code.current?.addEventListener('pointermove', preload, {signal})
    return () => listening.abort()
  }, [code, history])
}
