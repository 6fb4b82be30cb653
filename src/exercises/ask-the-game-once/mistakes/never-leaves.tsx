// The game is told when the HUD is gone
// Observers of the score: expected 0, found 1.
import {useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {SharedFacetDriver} from '@react-facet/shared-facet'
import {useEffect} from 'react'

export default function Game({driver}: {driver: SharedFacetDriver}) {
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
