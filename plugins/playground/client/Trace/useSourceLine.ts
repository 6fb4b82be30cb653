import {useEffect, type RefObject} from 'react'
import {cursorEvent} from '../../shared/trace'
import {lineAt, sourceOf} from './markInSource'

/**
 * Notices at which line of an example's source a reader points: with the pointer, a finger, the
 * focus of a link in it, or the cursor of the editor.
 *
 * @param onLine called with the 1-based line or, when the pointer leaves, with none, and with
 *   whether the reader has pressed there
 */
export function useSourceLine(
  area: RefObject<HTMLElement | null>,
  onLine: (line?: number, isPressed?: boolean) => void,
): void {
  useEffect(() => {
    const figure = area.current?.closest('figure')
    if (!figure) return undefined
    const listening = new AbortController()
    const listen = (name: string, act: (event: Event) => void) =>
      figure.addEventListener(name, act, {signal: listening.signal})
    /** Whether the pointer or the focus is at a line. Only the same one takes the mark away. */
    let isPointers: boolean | undefined
    const onPoint = (event: Event, isPressed: boolean) => {
      const code = sourceOf(figure)
      const target = event.target as Element
      const isPointer = event instanceof MouseEvent
      if (code?.parentElement?.contains(target)) {
        isPointers = isPointer
        const {top, bottom} = target.getBoundingClientRect()
        const y = isPointer ? event.clientY : (top + bottom) / 2
        onLine(lineAt(code, y), isPressed)
      } else if (isPointers === isPointer) {
        isPointers = undefined
        onLine()
      }
    }
    listen('pointermove', (event) => onPoint(event, false))
    listen('pointerleave', (event) => onPoint(event, false))
    listen('click', (event) => onPoint(event, true))
    listen('focusin', (event) => onPoint(event, true))
    listen(cursorEvent, (event) => onLine((event as CustomEvent<number>).detail, true))
    return () => listening.abort()
  }, [area, onLine])
}
