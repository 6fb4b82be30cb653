import {NO_VALUE, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import type {Option} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRenderCount} from './support/useRenderCount'

const maxHealth = 20

export default function HealthBar() {
  const renders = useRenderCount()
  const [health, setHealth] = useFacetState(maxHealth)

  const label = useFacetMap((points) => `${points} / ${maxHealth}`, [], [health])
  const width = useFacetMap((points) => `${(points / maxHealth) * 100}%`, [], [health])
  const status = useFacetMap(
    (points) => (points > 5 ? 'Steady' : 'Critical'),
    [],
    [health],
  )

  const [notified, setNotified] = useFacetState(0)
  useFacetEffect(() => setNotified(plusOne), [setNotified], [status])

  const change = (by: number) =>
    setHealth((points) =>
      points === NO_VALUE ? points : Math.min(maxHealth, Math.max(0, points + by)),
    )

  return (
    <div className="stack">
      <fast-div className="stat" data-testid="label">
        <fast-text text={label} />
      </fast-div>
      <div className="bar">
        <fast-div className="bar-fill" style={{width}} data-testid="fill" />
      </div>
      <fast-div data-testid="status">
        <fast-text text={status} />
      </fast-div>
      <div className="row">
        <button type="button" onClick={() => change(-5)}>
          Take 5 damage
        </button>
        <button type="button" onClick={() => change(5)}>
          Heal 5
        </button>
      </div>
      <div className="muted">
        Notifications of the status:{' '}
        <span data-testid="notified">
          <fast-text text={notified} />
        </span>
        . Renders of HealthBar: <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}

const plusOne = (n: Option<number>) => (n === NO_VALUE ? 1 : n + 1)
