import {NO_VALUE, useFacetRef, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function AutoSave() {
  const renders = useRenderCount()
  const [distance, setDistance] = useFacetState(0)
  const [saved, setSaved] = useFacetState(0)
  const [timers, setTimers] = useFacetState(0)

  const distanceRef = useFacetRef(distance, 0)

  useEffect(() => {
    setTimers((n) => (n === NO_VALUE ? 1 : n + 1))
    const timer = setInterval(() => setSaved(distanceRef.current), 1000)
    return () => clearInterval(timer)
  }, [distanceRef, setSaved, setTimers])

  const walk = () => setDistance((n) => (n === NO_VALUE ? 1 : n + 1))

  return (
    <div className="stack">
      <fast-div className="stat" data-testid="distance">
        <fast-text text={distance} />
      </fast-div>
      <div>
        Saved:{' '}
        <span data-testid="saved">
          <fast-text text={saved} />
        </span>
      </div>
      <div className="row">
        <button type="button" onClick={walk}>
          Walk
        </button>
      </div>
      <div className="muted">
        Timers started:{' '}
        <span data-testid="timers">
          <fast-text text={timers} />
        </span>
        . Renders of AutoSave: <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}
