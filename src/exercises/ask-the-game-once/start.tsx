import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'

export default function Game({driver}: {driver: SharedFacetDriver}) {
  return (
    <SharedFacetDriverProvider value={driver}>
      <Hud />
    </SharedFacetDriverProvider>
  )
}

function Hud() {
  const score = useSharedFacet(sharedFacet<number>('score'))

  return (
    <p id="score">
      <fast-text text={score} />
    </p>
  )
}
