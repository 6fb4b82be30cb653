// No component renders when the score changes
// Renders: expected “none”, found “Hud 1×”.
import {NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'
import {memo} from 'react'

function Hud({score}: {score: Facet<number>}) {
  const points = useFacetUnwrap(score)

  return (
    <div className="panel">
      Score: <b id="score">{points === NO_VALUE ? '' : points}</b>
    </div>
  )
}

export default memo(Hud)
