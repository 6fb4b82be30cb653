import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'
import {useMemo} from 'react'

export default function Game({driver}: {driver: SharedFacetDriver}) {
  return (
    <SharedFacetDriverProvider value={driver}>
      <Hud />
    </SharedFacetDriverProvider>
  )
}

function Hud() {
  const definition = useMemo(() => sharedFacet<number>('score'), [])
  const score = useSharedFacet(definition)

  return (
    <p id="score">
      <fast-text text={score} />
    </p>
  )
}
