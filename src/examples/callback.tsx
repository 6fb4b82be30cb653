import {NO_VALUE, useFacetCallback, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {memo, useState} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function Weapon() {
  const [, rerender] = useState(0)
  const renders = useRenderCount()
  const [rounds, setRounds] = useFacetState<number>(NO_VALUE)
  const [weapon, setWeapon] = useFacetState('Bow')

  const fire = useFacetCallback(
    (left, name) => (target: string) => {
      if (left === 0) return `${name} is empty`
      setRounds(left - 1)
      return `${name} hits the ${target}, ${left - 1} left`
    },
    [setRounds],
    [rounds, weapon] as const,
    'Not loaded yet',
  )

  return (
    <div className="stack">
      <FireButton fire={fire} />
      <div className="row">
        <button type="button" onClick={() => setRounds(2)}>
          Load 2 rounds
        </button>
        <button type="button" onClick={() => setWeapon('Crossbow')}>
          Take the crossbow
        </button>
        <button type="button" onClick={() => rerender((n) => n + 1)}>
          Re-render Weapon
        </button>
      </div>
      <div>
        Renders of Weapon: <span data-testid="weapon-renders">{renders}</span>
      </div>
    </div>
  )
}

// Renders again only when it gets a different `fire`.
const FireButton = memo(function FireButton({fire}: {fire: (target: string) => string}) {
  const renders = useRenderCount()
  const [result, setResult] = useFacetState('Ready')

  return (
    <div className="panel">
      <button type="button" onClick={() => setResult(fire('dragon'))}>
        Fire
      </button>
      <fast-div data-testid="result">
        <fast-text text={result} />
      </fast-div>
      Renders of FireButton: <span data-testid="button-renders">{renders}</span>
    </div>
  )
})
