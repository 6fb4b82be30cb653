// The score of the game is shown, and followed
// The score: expected “120”, found “”.
import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'

const scoreOfTheGame = sharedFacet<number>('Score')

export default function Game({driver}: {driver: SharedFacetDriver}) {
  return (
    <SharedFacetDriverProvider value={driver}>
      <Hud />
    </SharedFacetDriverProvider>
  )
}

function Hud() {
  return (
    <p id="score">
      <fast-text text={useSharedFacet(scoreOfTheGame)} />
    </p>
  )
}
