import {useEffect, useState, type RefObject} from 'react'

/**
 * Returns the props that make an element keyboard-reachable when it overflows sideways. Its role
 * is `group`, because each `region` would be a landmark, and a page may have many such
 * elements.
 */
export function useScrollArea(element: RefObject<HTMLElement | null>, label: string) {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node) return undefined
    const observer = new ResizeObserver(() =>
      setScrolls(node.scrollWidth > node.clientWidth),
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return scrolls ? {tabIndex: 0, role: 'group', 'aria-label': label} : {}
}
