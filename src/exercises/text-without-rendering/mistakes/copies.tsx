// The score is shown, from the start and after a change
// The text after a coin: expected “130”, found “120”.
import {useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Hud({score}: {score: Facet<number>}) {
  const [copy] = useFacetState(score.get())

  return (
    <div className="panel">
      Score:{' '}
      <b id="score">
        <fast-text text={copy} />
      </b>
    </div>
  )
}
