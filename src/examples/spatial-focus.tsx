import {useFacetEffect, useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect, useRef, type RefObject} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function PauseMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useFacetState('none')
  const [chosen, setChosen] = useFacetState('none')
  useSpatialFocus(menu)

  const entry = (name: string, gridColumn: string) => (
    <div key={name} style={{display: 'grid', gridColumn}}>
      <button onFocus={() => setFocused(name)} onClick={() => setChosen(name)}>
        {name}
      </button>
    </div>
  )

  return (
    <div className="stack">
      <div ref={menu} style={{display: 'grid', gap: '8px'}}>
        {['Map', 'Bag', 'Skills'].map((name) => entry(name, 'span 2'))}
        {entry('Quests', 'span 4')}
        {entry('Options', 'span 2')}
        {entry('Back to the game', 'span 6')}
      </div>
      <div data-testid="state">
        Focus: <fast-text text={focused} />, chosen: <fast-text text={chosen} />, renders:{' '}
        {useRenderCount()}
      </div>
    </div>
  )
}

/** In the order of the D-pad's buttons, which are 12 to 15 in the standard layout. */
const directions = ['up', 'down', 'left', 'right'] as const
type Direction = (typeof directions)[number]
const none = -1
const confirm = 0
/** Keys that stand in for a gamepad. */
const standIn = new Map([
  ['w', 12],
  ['s', 13],
  ['a', 14],
  ['d', 15],
  ['e', confirm],
])

function useSpatialFocus(menu: RefObject<HTMLElement>) {
  useFacetEffect(
    (button) => {
      const direction = directions[button - 12]
      if (direction) moveFocus(menu.current, direction)
      if (button === confirm) focusedIn(menu.current)?.click()
    },
    [menu],
    [usePadButton()],
  )

  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const direction = directions.find(
        (name) => event.key.toLowerCase() === `arrow${name}`,
      )
      if (!direction) return
      event.preventDefault() // no scrolling
      moveFocus(menu.current, direction)
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [menu])
}

/** The button of the gamepad that is down. */
function usePadButton(): Facet<number> {
  const [button, setButton] = useFacetState(none)

  useEffect(() => {
    const listening = new AbortController()
    const keydown = ({key}: KeyboardEvent) => setButton(standIn.get(key) ?? none)
    window.addEventListener('keydown', keydown, listening)
    window.addEventListener('keyup', () => setButton(none), listening)

    let frame = 0
    function poll() {
      const pad = navigator.getGamepads().find(Boolean)
      if (pad) setButton(pad.buttons.findIndex(({pressed}) => pressed))
      frame = requestAnimationFrame(poll)
    }
    // Not every engine has the Gamepad API.
    if ('getGamepads' in navigator) poll()
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
    }
  }, [setButton])

  return button
}

const focusedIn = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>(':focus')

/** Focuses the nearest button that lies in a direction, or the first if none has the focus. */
function moveFocus(menu: HTMLElement | null, direction: Direction) {
  const buttons = Array.from(menu?.querySelectorAll('button') ?? [])
  const from = focusedIn(menu)?.getBoundingClientRect()
  if (!from) return buttons[0]?.focus()

  let nearest: HTMLElement | undefined
  let least = Infinity
  for (const button of buttons) {
    const to = button.getBoundingClientRect()
    // How far it begins beyond each edge. Where it does not, the number is negative.
    const beyond = {
      up: from.top - to.bottom,
      down: to.top - from.bottom,
      left: from.left - to.right,
      right: to.left - from.right,
    }
    const distance = directions.reduce((sum, side) => sum + Math.max(0, beyond[side]), 0)
    if (beyond[direction] < 0 || distance >= least) continue
    nearest = button
    least = distance
  }
  nearest?.focus()
}
