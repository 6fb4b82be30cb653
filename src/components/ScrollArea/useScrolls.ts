import type {RefObject} from 'react'
import {useEffect, useState} from 'react'

/** Whether the element scrolls sideways, which decides if the keyboard must reach it. */
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
 * What an element that scrolls needs, for readers with a keyboard. It is a group and no
 * region: a page may have many, and none of them is a landmark.
 *
 * @param label says what is in it
 */
export function scrollAreaProps(scrolls: boolean, label: string) {
  return scrolls ? {tabIndex: 0, role: 'group', 'aria-label': label} : {}
}
