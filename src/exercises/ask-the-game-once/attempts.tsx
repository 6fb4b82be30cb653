// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'
import {memo, useEffect, useMemo, useState} from 'react'

export const InitialValue = gameWith(function useScore() {
  const [definition] = useState(() => sharedFacet('score', 0))
  return useSharedFacet(definition)
})

export const MemoOfTheDefinition = gameWith(function useScore() {
  const definition = useMemo(() => sharedFacet<number>('score'), [])
  return useSharedFacet(definition)
})

const misspelt = sharedFacet<number>('Score')

// The score of the game is shown, and so are its changes
// The score: expected “120”, found “”.
export const Misspelt = gameWith(() => useSharedFacet(misspelt))

// The game is asked once, however often the HUD renders
// What the game was asked for: expected ["score"], found ["score","score","score"].
export const MemoOfTheComponent = memo(
  gameWith(() => useSharedFacet(sharedFacet<number>('score'))),
)

// The game is told when the HUD is gone
// Observers of the score: expected 0, found 1.
export function NeverUnsubscribes({driver}: {driver: SharedFacetDriver}) {
  const [score, setScore] = useFacetState(0)
  useEffect(() => {
    driver('score', setScore)
  }, [driver, setScore])

  return (
    <p id="score">
      <fast-text text={score} />
    </p>
  )
}

/** Makes a game whose HUD gets the score from `useScore`. */
function gameWith(useScore: () => Facet<number>) {
  function Hud() {
    const [isLarge, setLarge] = useState(false)
    return (
      <div className="row">
        <p id="score">
          <fast-text text={useScore()} />
        </p>
        <button onClick={() => setLarge(!isLarge)}>Resize</button>
      </div>
    )
  }
  return function Game({driver}: {driver: SharedFacetDriver}) {
    return (
      <SharedFacetDriverProvider value={driver}>
        <Hud />
      </SharedFacetDriverProvider>
    )
  }
}
