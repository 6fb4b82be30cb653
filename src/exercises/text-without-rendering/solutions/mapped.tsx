import {useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Hud({score}: {score: Facet<number>}) {
  const text = useFacetMap(String, [], [score])
  return (
    <fast-div className="panel">
      Score:{' '}
      <b id="score">
        <fast-text text={text} />
      </b>
    </fast-div>
  )
}
