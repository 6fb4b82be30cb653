import {type Facet, NO_VALUE, useFacetState, useFacetUnwrap} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

interface CounterProps {
  ammo: Facet<number>
}

function LeafUpdate({ammo}: CounterProps) {
  const renders = useRenderCount()
  return (
    <div className="panel">
      <p className="muted">fast-text</p>
      <p className="stat" data-testid="leaf-ammo">
        <fast-text text={ammo} />
      </p>
      <p>
        Renders: <span data-testid="leaf-renders">{renders}</span>
      </p>
    </div>
  )
}

function Unwrapped({ammo}: CounterProps) {
  const renders = useRenderCount()
  const value = useFacetUnwrap(ammo)
  return (
    <div className="panel">
      <p className="muted">useFacetUnwrap</p>
      <p className="stat" data-testid="unwrap-ammo">
        {value === NO_VALUE ? '-' : value}
      </p>
      <p>
        Renders: <span data-testid="unwrap-renders">{renders}</span>
      </p>
    </div>
  )
}

export default function AmmoCounters() {
  const [ammo, setAmmo] = useFacetState(3)
  const fire = () =>
    setAmmo((rounds) => (rounds === NO_VALUE ? 0 : Math.max(0, rounds - 1)))

  return (
    <div className="stack">
      <div className="row">
        <button onClick={fire}>Fire</button>
        <button onClick={() => setAmmo(3)}>Reload</button>
      </div>
      <div className="row">
        <LeafUpdate ammo={ammo} />
        <Unwrapped ammo={ammo} />
      </div>
    </div>
  )
}
