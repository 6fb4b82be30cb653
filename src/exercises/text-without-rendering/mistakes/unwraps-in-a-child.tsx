// No component renders when the score changes
// Renders: expected “none”, found “Score 1×”.
import {NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'

export default function Hud({score}: {score: Facet<number>}) {
  return (
    <div className="panel">
      Score: <Score score={score} />
    </div>
  )
}

function Score({score}: {score: Facet<number>}) {
  const points = useFacetUnwrap(score)
  return <b id="score">{points === NO_VALUE ? '' : points}</b>
}
