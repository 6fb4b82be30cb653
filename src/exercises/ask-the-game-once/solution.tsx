import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'
import {useState} from 'react'

const scoreOfTheGame = sharedFacet<number>('score')

export default function Game({driver}: {driver: SharedFacetDriver}) {
  return (
    <SharedFacetDriverProvider value={driver}>
      <Hud />
    </SharedFacetDriverProvider>
  )
}

function Hud() {
  const [isLarge, setLarge] = useState(false)
  const score = useSharedFacet(scoreOfTheGame)

  return (
    <div className="row">
      <p id="score" className={isLarge ? 'stat' : undefined}>
        <fast-text text={score} />
      </p>
      <button onClick={() => setLarge(!isLarge)}>Resize</button>
    </div>
  )
}
