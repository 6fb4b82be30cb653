import {batch, startFacetTransition, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Journey() {
  const [place, setPlace] = useFacetState('castle')
  const [day, setDay] = useFacetState(1)
  const title = useFacetMap((where, n) => `${where}, day ${n}`, [], [place, day])

  const travel = (to: string) => startFacetTransition(() => setPlace(to))
  const travelAndSleep = () => {
    travel('forest')
    setDay(2)
  }

  return (
    <div className="stack">
      <div className="stat" data-testid="title">
        <fast-text text={title} />
      </div>
      <div className="row">
        <button onClick={() => travel('village')}>Travel</button>
        <button onClick={() => batch(travelAndSleep)}>In a batch</button>
      </div>
    </div>
  )
}
