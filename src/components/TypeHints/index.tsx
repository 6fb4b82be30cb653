import type {ReactNode, RefObject} from 'react'
import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import type {SampleTypes} from './sampleTypes'
import {restMs} from '../CodeBlock/restMs'
import {annotate, firstMentions, typeAttribute} from './annotate'
import {Tooltip} from './Tooltip'

/** Where a reader asked for a type: at a point of the screen, or at the focused element. */
export type Place = {x: number; y: number} | 'focus'

export interface Props {
  /** The element that contains the code. */
  code: RefObject<HTMLElement>
  /** The types of its identifiers. */
  types: SampleTypes
  /** Where a reader asked for a type before this component was loaded. */
  asked?: Place
  /** Whether the Tab key stops at each identifier: the reader walks through them. */
  isWalking: boolean
  /** Called when the reader ends the walk. */
  onLeave: () => void
}

/** Time for the pointer to cross the gap to the tooltip (WCAG 1.4.13, hoverable). */
const graceMs = 150

function identifierAt(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target : undefined
  return element?.closest<HTMLElement>(`[${typeAttribute}]`) ?? undefined
}

/** Finds the identifier at the place where a reader asked before the code was marked. */
function identifierAsked(code: Element, asked: Place | undefined) {
  if (asked === undefined) return undefined
  if (asked !== 'focus') return identifierAt(document.elementFromPoint(asked.x, asked.y))
  const focused = identifierAt(document.activeElement)
  return focused && code.contains(focused) ? focused : undefined
}

/** Makes the Tab key stop at identifiers. It does so at links already. */
function addStops(code: Element): () => void {
  const stops = firstMentions(code).filter(({tagName}) => tagName !== 'A')
  for (const stop of stops) {
    stop.tabIndex = 0
    stop.setAttribute('role', 'button')
  }
  return () => {
    for (const stop of stops) {
      stop.removeAttribute('tabindex')
      stop.removeAttribute('role')
    }
  }
}

/**
 * Shows the type of an identifier in a block of code when the pointer rests on it, a finger
 * taps it, or it gets the focus. The tooltip stays while the pointer is on it. Escape hides
 * it; a second Escape ends the walk.
 */
export function TypeHints({code, types, asked, isWalking, onLeave}: Props): ReactNode {
  const [shown, setShown] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const first = useRef(asked)

  const later = (element: HTMLElement | undefined, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setShown, ms, element)
  }

  // Comes before the other effects, which look for the identifiers that it marks.
  useEffect(() => {
    const node = code.current
    if (!node) return undefined
    annotate(node, types.tokens)
    setShown(identifierAsked(node, first.current))
    return () => clearTimeout(timer.current)
  }, [code, types])

  useEffect(() => {
    const node = code.current
    if (!node) return undefined
    const listening = new AbortController()
    const {signal} = listening
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ) => node.addEventListener(name, react, {signal})

    listen('pointerover', (event) => {
      if (event.pointerType === 'touch') return
      const element = identifierAt(event.target)
      later(element, element ? restMs : graceMs)
    })
    listen('pointerleave', ({relatedTarget}) => {
      // The tooltip's onPointerEnter has already run, and has stopped the timer.
      const isOnTooltip =
        relatedTarget instanceof Element && relatedTarget.closest('[role="tooltip"]')
      if (!isOnTooltip) later(undefined, graceMs)
    })
    listen('click', (event) => later(identifierAt(event.target), 0))
    listen('keydown', (event) => {
      const isActivation = event.key === 'Enter' || event.key === ' '
      if (!isActivation || identifierAt(event.target)?.role !== 'button') return
      event.preventDefault()
      later(identifierAt(event.target), 0)
    })
    listen('focusin', (event) => later(identifierAt(event.target), 0))
    listen('focusout', () => later(undefined, graceMs))
    listen('scroll', () => setShown(undefined))
    return () => listening.abort()
  }, [code])

  // A layout effect, because a second Escape may come before the next paint.
  useLayoutEffect(() => {
    if (!shown && !isWalking) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      if (shown) setShown(undefined)
      else if (code.current?.contains(document.activeElement)) onLeave()
    }
    const onPointerDown = ({target}: PointerEvent) => {
      if (!(target instanceof Node && code.current?.parentElement?.contains(target))) {
        setShown(undefined)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [code, shown, isWalking, onLeave])

  useEffect(() => {
    const node = code.current
    if (!isWalking || !node) return undefined
    const removeStops = addStops(node)
    firstMentions(node)[0]?.focus()
    return removeStops
  }, [code, types, isWalking])

  const type = shown && types.types[Number(shown.getAttribute(typeAttribute))]
  return (
    shown &&
    type && (
      <Tooltip
        anchor={shown}
        type={type}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => later(undefined, graceMs)}
      />
    )
  )
}
