import type {Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  health: Facet<number>
  max: Facet<number>
}

export default function HealthBar({health, max}: Props) {
  return (
    <div className="stack">
      <div className="bar">
        <fast-div className="bar-fill" style={{width: '100%'}} />
      </div>
      <p>
        <fast-text text={health} /> of <fast-text text={max} />
      </p>
    </div>
  )
}
