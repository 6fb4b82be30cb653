import {NO_VALUE, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import type {Facet, Option} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRenderCount} from './support/useRenderCount'

interface Player {
  x: number
  health: number
  ammo: number
}

export default function Hud() {
  const renders = useRenderCount()
  const [player, setPlayer] = useFacetState<Player>({x: 0, health: 100, ammo: 30})
  const [pushes, setPushes] = useFacetState(0)
  const health = useFacetMap((p) => p.health, [], [player])
  const ammo = useFacetMap((p) => p.ammo, [], [player])

  const playOneSecond = () => {
    for (let frame = 1; frame <= 60; frame++) {
      setPushes(plusOne)
      setPlayer((p) => (p === NO_VALUE ? p : simulate(p, frame)))
    }
  }

  return (
    <div className="stack">
      <Stat name="health" value={health} />
      <Stat name="ammo" value={ammo} />
      <button onClick={playOneSecond}>Play 60 frames</button>
      <div className="muted" data-testid="pushes">
        Pushes from the game: <fast-text text={pushes} />. Renders of Hud: {renders}
      </div>
    </div>
  )
}

/** The game changes its object in place and hands over the same reference. */
function simulate(player: Player, frame: number): Player {
  player.x += 1
  if (frame % 10 === 0) player.health -= 1
  if (frame % 20 === 0) player.ammo -= 1
  return player
}

function Stat({name, value}: {name: string; value: Facet<number>}) {
  const [notified, setNotified] = useFacetState(0)
  useFacetEffect(() => setNotified(plusOne), [setNotified], [value])

  return (
    <div className="panel" data-testid={name}>
      {name}: <fast-text text={value} />
      <div className="muted">
        times notified: <fast-text text={notified} />
      </div>
    </div>
  )
}

const plusOne = (n: Option<number>) => (n === NO_VALUE ? n : n + 1)
