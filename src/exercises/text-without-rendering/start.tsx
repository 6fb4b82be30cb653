import {NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'

export default function Hud({score}: {score: Facet<number>}) {
  const points = useFacetUnwrap(score)

  return (
    <div className="panel">
      Score: <b id="score">{points === NO_VALUE ? '' : points}</b>
    </div>
  )
}
