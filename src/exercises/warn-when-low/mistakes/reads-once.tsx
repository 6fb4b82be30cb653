// The class comes when the health is low, and goes
// Low at 20: expected true, found false.
import type {Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Health({health}: {health: Facet<number>}) {
  return (
    <fast-div id="health" className={Number(health.get()) < 30 ? 'stat low' : 'stat'}>
      ♥ <fast-text text={health} />
    </fast-div>
  )
}
