// The score is shown, from the start and after a change
// The text after a coin: expected “130”, found “120”.
import {NO_VALUE, type Facet} from '@react-facet/core'

export default function Hud({score}: {score: Facet<number>}) {
  const points = score.get()

  return (
    <div className="panel">
      Score: <b id="score">{points === NO_VALUE ? '' : points}</b>
    </div>
  )
}
