// The game is asked once, however often the HUD renders
// What the game was asked for: expected ["score"], found ["score","score"].
import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'

const shown = sharedFacet<number>('score')
const echoed = sharedFacet<number>('score')

export default function Game({driver}: {driver: SharedFacetDriver}) {
  return (
    <SharedFacetDriverProvider value={driver}>
      <Hud />
    </SharedFacetDriverProvider>
  )
}

function Hud() {
  return (
    <>
      <p id="score">
        <fast-text text={useSharedFacet(shown)} />
      </p>
      <p>
        <fast-text text={useSharedFacet(echoed)} />
      </p>
    </>
  )
}
