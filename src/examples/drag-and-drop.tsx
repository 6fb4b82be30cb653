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
      setHeld(from === nothing && names[slot] !== free ? slot : nothing)
      if (from !== nothing && slot !== nothing) setItems(swapped(names, from, slot))
    },
    [setHeld, setItems],
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

/** Presses a slot when a pointer goes down, when a drag ends, and on a click from the keyboard. */
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
    let start: PointerEvent | undefined

    const pointerdown = (event: PointerEvent) => {
      start = event
      element.setPointerCapture(event.pointerId)
      press(slotOf(event.target as Element))
    }
    const pointermove = ({clientX: x, clientY: y}: PointerEvent) => {
      if (start) setOffset(`translate(${x - start.clientX}px, ${y - start.clientY}px)`)
    }
    const pointerup = ({clientX, clientY}: PointerEvent) => {
      const slot = slotOf(document.elementFromPoint(clientX, clientY))
      if (start && slot !== slotOf(start.target as Element)) press(slot)
      start = undefined
      setOffset('none')
    }
    // A click from the keyboard has the detail 0.
    const click = ({detail, target}: MouseEvent) => {
      if (detail === 0) press(slotOf(target as Element))
    }
    element.addEventListener('pointerdown', pointerdown, {signal})
    element.addEventListener('pointermove', pointermove, {signal})
    element.addEventListener('pointerup', pointerup, {signal})
    element.addEventListener('pointercancel', pointerup, {signal})
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
