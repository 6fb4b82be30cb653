import type {RefObject} from 'react'
import {useEffect, useState} from 'react'

/** Whether an element scrolls sideways, so that the keyboard must be able to reach it. */
export function useScrolls(element: RefObject<HTMLElement>): boolean {
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
  return scrolls
}

/**
 * The props by which a keyboard reaches an element that scrolls. Its role is `group`, because
 * each `region` would be a landmark, and a page may have many such elements.
 *
 * @param label describes the content
 */
export function scrollAreaProps(scrolls: boolean, label: string) {
  return scrolls ? {tabIndex: 0, role: 'group', 'aria-label': label} : {}
}
