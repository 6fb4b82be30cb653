import {useFacetCallback, useFacetMap, useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect, useRef, type RefObject} from 'react'

const nothing = -1
const free = 'empty'
const bag = ['Sword', 'Potion', 'Map', free, free, free]

export default function Inventory() {
  const grid = useRef<HTMLDivElement>(null)
  const [items, setItems] = useFacetState(bag)
  const [held, setHeld] = useFacetState(nothing)
  const [offset, setOffset] = useFacetState('none')

  const press = useFacetCallback(
    (names, from) => (slot: number) => {
      setOffset('none')
      setHeld(from === nothing && names[slot] !== free ? slot : nothing)
      if (from !== nothing && slot !== nothing) setItems(swapped(names, from, slot))
    },
    [setHeld, setItems, setOffset],
    [items, held] as const,
  )
  useDrag(grid, press, setOffset)

  const status = useFacetMap(
    (names, from) => (from === nothing ? 'Nothing in hand' : `In hand: ${names[from]}`),
    [],
    [items, held] as const,
  )

  return (
    <div className="stack">
      <div className="row" ref={grid} style={{touchAction: 'none'}}>
        {bag.map((_, slot) => (
          <Slot key={slot} slot={slot} items={items} held={held} offset={offset} />
        ))}
      </div>
      <div className="muted" data-testid="status">
        <fast-text text={status} />
      </div>
    </div>
  )
}

type SlotProps = {
  slot: number
  items: Facet<string[]>
  held: Facet<number>
  offset: Facet<string>
}

function Slot({slot, items, held, offset}: SlotProps) {
  const name = useFacetMap((names) => names[slot] ?? free, [slot], [items])
  const opacity = useFacetMap((from) => (from === slot ? '0.5' : '1'), [slot], [held])
  const transform = useFacetMap((from, by) => (from === slot ? by : 'none'), [slot], [
    held,
    offset,
  ] as const)

  return (
    <button>
      <fast-div style={{opacity, transform, pointerEvents: 'none'}}>
        <fast-text text={name} />
      </fast-div>
    </button>
  )
}

/** Presses a slot at a click, a tap or a key, and one at each end of a drag. */
function useDrag(
  grid: RefObject<HTMLElement>,
  press: (slot: number) => unknown,
  setOffset: (offset: string) => void,
) {
  useEffect(() => {
    const element = grid.current
    if (element === null) return
    const listening = new AbortController()
    const {signal} = listening
    const slotOf = (target: Element | null) =>
      Array.from(element.children).findIndex((slot) => slot.contains(target))
    let origin: PointerEvent | undefined
    let isDrag = false

    const end = (slot: number) => {
      if (isDrag) press(slot)
      origin = undefined
      // The click that follows a drag comes before this.
      setTimeout(() => (isDrag = false))
    }
    const pointerdown = (event: PointerEvent) => {
      origin = event
    }
    const pointermove = ({pointerId, clientX, clientY}: PointerEvent) => {
      if (origin?.pointerId !== pointerId) return
      const [x, y] = [clientX - origin.clientX, clientY - origin.clientY]
      if (!isDrag && Math.hypot(x, y) > 5) {
        isDrag = true
        element.setPointerCapture(pointerId)
        press(slotOf(origin.target as Element))
      }
      if (isDrag) setOffset(`translate(${x}px, ${y}px)`)
    }
    const pointerup = ({clientX, clientY}: PointerEvent) =>
      end(slotOf(document.elementFromPoint(clientX, clientY)))
    const click = ({target}: MouseEvent) => {
      if (!isDrag) press(slotOf(target as Element))
    }
    element.addEventListener('pointerdown', pointerdown, {signal})
    element.addEventListener('pointermove', pointermove, {signal})
    element.addEventListener('pointerup', pointerup, {signal})
    element.addEventListener('pointercancel', () => end(nothing), {signal})
    element.addEventListener('click', click, {signal})
    return () => listening.abort()
  }, [grid, press, setOffset])
}

function swapped(names: string[], from: number, to: number): string[] {
  const moved = [...names]
  moved[to] = names[from] ?? free
  moved[from] = names[to] ?? free
  return moved
}
