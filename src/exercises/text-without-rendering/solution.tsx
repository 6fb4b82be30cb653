import type {Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Hud({score}: {score: Facet<number>}) {
  return (
    <div className="panel">
      Score:{' '}
      <b id="score">
        <fast-text text={score} />
      </b>
    </div>
  )
}
