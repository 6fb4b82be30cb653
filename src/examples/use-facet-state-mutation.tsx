import {NO_VALUE, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import type {Option} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function MutatedPlayer() {
  const [player, setPlayer] = useFacetState({health: 100, ammo: 30})
  const health = useFacetMap((p) => p.health, [], [player])
  const ammo = useFacetMap((p) => p.ammo, [], [player])

  // Changes the object the facet holds and hands the same reference back.
  const hit = () =>
    setPlayer((p) => {
      if (p !== NO_VALUE) p.health -= 10
      return p
    })

  // Changes the object without telling the facet: nobody is notified.
  const hitSilently = () => {
    const p = player.get()
    if (p !== NO_VALUE) p.health -= 10
  }

  const [healthRuns, setHealthRuns] = useFacetState(0)
  const [ammoRuns, setAmmoRuns] = useFacetState(0)
  useFacetEffect(() => setHealthRuns(plusOne), [setHealthRuns], [health])
  useFacetEffect(() => setAmmoRuns(plusOne), [setAmmoRuns], [ammo])

  return (
    <div className="stack">
      <div className="row">
        <fast-div className="stat" data-testid="health">
          <fast-text text={health} />
        </fast-div>
        <button onClick={hit}>Hit</button>
        <button onClick={hitSilently}>Hit without the setter</button>
      </div>
      <div className="muted">
        health notified{' '}
        <span data-testid="health-runs">
          <fast-text text={healthRuns} />
        </span>
        , ammo notified{' '}
        <span data-testid="ammo-runs">
          <fast-text text={ammoRuns} />
        </span>
      </div>
    </div>
  )
}

const plusOne = (n: Option<number>) => (n === NO_VALUE ? 1 : n + 1)
