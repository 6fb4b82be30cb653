import {useEffect, useLayoutEffect, useState, type ReactNode, type RefObject} from 'react'
import {graceMs, type Place} from './place'
import {annotate, firstMentions, typeAttribute} from './annotate'
import type {SampleTypes} from '../../shared/sampleTypes'
import {Tooltip} from './Tooltip'

export interface Props {
  code: RefObject<HTMLElement | null>
  types: SampleTypes
  /** Where the reader asks for a type. */
  place?: Place
  /** Changes the place, at once or after a delay. The next call cancels a delayed change. */
  show: (place: Place | undefined, ms?: number) => void
  /** Whether the reader walks through the identifiers with the Tab key. */
  isWalking: boolean
  onLeave: () => void
}

function identifierAt(place: Place): HTMLElement | undefined {
  const element =
    place instanceof Element ? place : document.elementFromPoint(place.x, place.y)
  return element?.closest<HTMLElement>(`[${typeAttribute}]`) ?? undefined
}

/** Makes the Tab key stop at the first mention of each identifier. It already stops at links. */
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
 * Shows the type of the identifier that a reader asks about. The tooltip stays while the
 * pointer is on it. Escape hides it; a second Escape ends the walk.
 */
export function TypeHints({
  code,
  types,
  place,
  show,
  isWalking,
  onLeave,
}: Props): ReactNode {
  const [shown, setShown] = useState<HTMLElement>()

  // Comes before the other effects, which look for the identifiers that it marks.
  useLayoutEffect(() => {
    if (code.current) annotate(code.current, types.tokens)
  }, [code, types])

  // Layout effects, because a second Escape may come before the next paint.
  useLayoutEffect(() => setShown(place && identifierAt(place)), [place, types])

  useLayoutEffect(() => {
    if (!shown && !isWalking) return undefined
    const listening = new AbortController()
    const {signal} = listening
    const onKeyDown = (event: KeyboardEvent) => {
      const stop = code.current?.querySelector('[role="button"]:focus')
      if (event.key === 'Escape' && shown) show(undefined)
      else if (event.key === 'Escape') {
        if (code.current?.contains(document.activeElement)) onLeave()
      } else if (stop && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        show(stop)
      }
    }
    const onPointerDown = ({target}: PointerEvent) => {
      const isInside =
        target instanceof Node && code.current?.parentElement?.contains(target)
      if (!isInside) show(undefined)
    }
    document.addEventListener('keydown', onKeyDown, {signal})
    document.addEventListener('pointerdown', onPointerDown, {signal})
    return () => listening.abort()
  }, [code, shown, show, isWalking, onLeave])

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
        // The pointer has reached the tooltip, so this cancels the delayed hiding.
        onPointerMove={() => show(place)}
        onPointerLeave={() => show(undefined, graceMs)}
      />
    )
  )
}
