import {
  NO_VALUE,
  Unwrap,
  useFacetMap,
  useFacetState,
  type Option,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useCallback, useEffect, useRef} from 'react'

type Name = 'Main menu' | 'Settings' | 'Sound'
const submenus: Record<Name, Name[]> = {
  'Main menu': ['Settings'],
  Settings: ['Sound'],
  Sound: [],
}

export default function Menus() {
  const [history, setHistory] = useFacetState<Name[]>(['Main menu'])
  const current = useFacetMap((names) => names[names.length - 1], [], [history])
  const path = useFacetMap((names) => names.join(' › '), [], [history])
  const hasMoved = useRef(false)

  const open = (name: Name) => {
    hasMoved.current = true
    setHistory((names) => (names === NO_VALUE ? [name] : [...names, name]))
  }
  // Call this for the gamepad's back button too.
  const back = useCallback(() => {
    hasMoved.current = true
    setHistory(withoutLast)
  }, [setHistory])
  useEscape(back)

  return (
    <div className="stack">
      <div className="muted" data-testid="path">
        <fast-text text={path} />
      </div>
      <Unwrap data={current}>
        {(name = 'Main menu') => (
          <Screen key={name} name={name} open={open} back={back} moved={hasMoved} />
        )}
      </Unwrap>
    </div>
  )
}

interface ScreenProps {
  name: Name
  open: (name: Name) => void
  back: () => void
  /** Whether the player has changed screens: if not, the screen does not take the focus. */
  moved: {current: boolean}
}

function Screen({name, open, back, moved}: ScreenProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (moved.current) first.current?.focus()
  }, [moved])

  return (
    <div className="panel row" data-testid="screen">
      {submenus[name].map((other, index) => (
        <button key={other} ref={index === 0 ? first : null} onClick={() => open(other)}>
          {other}
        </button>
      ))}
      <button ref={submenus[name].length === 0 ? first : null} onClick={back}>
        Back
      </button>
    </div>
  )
}

function useEscape(onEscape: () => void) {
  useEffect(() => {
    const listener = ({key}: KeyboardEvent) => key === 'Escape' && onEscape()
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [onEscape])
}

/** Removes the last screen, but never the first. */
function withoutLast(names: Option<Name[]>): Option<Name[]> {
  return names === NO_VALUE || names.length === 1 ? names : names.slice(0, -1)
}
