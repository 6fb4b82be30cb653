import {NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

export default function HealthGauge() {
  const renders = useRenderCount()
  const [health, setHealth] = useFacetState(100)
  const path = useFacetMap(arcOf, [], [health])
  const stroke = useFacetMap(colourOf, [], [health])

  const change = (amount: number) =>
    setHealth((now) => (now === NO_VALUE ? 0 : Math.min(100, Math.max(0, now + amount))))

  return (
    <div className="stack">
      <fast-svg viewBox="0 0 120 70" width="240" height="140">
        <fast-path d={arcOf(100)} fill="none" stroke="gray" strokeWidth="10" />
        <fast-path
          d={path}
          fill="none"
          stroke={stroke}
          strokeWidth="10"
          data-testid="arc"
        />
        <fast-svg-text
          x="60"
          y="56"
          fontSize="20"
          fill="currentColor"
          style={{textAnchor: 'middle'}}
          data-testid="health"
        >
          <fast-text text={health} />
        </fast-svg-text>
      </fast-svg>
      <div className="row">
        <button onClick={() => change(-30)}>Take a hit</button>
        <button onClick={() => change(20)}>Heal</button>
      </div>
      <p className="muted">
        Renders: <span data-testid="renders">{renders}</span>
      </p>
    </div>
  )
}

/** The path of a half circle that fills from the left: none at zero health. */
function arcOf(health: number): string | undefined {
  if (health === 0) return undefined
  const angle = Math.PI * (1 - health / 100)
  const x = (60 + 50 * Math.cos(angle)).toFixed(2)
  const y = (60 - 50 * Math.sin(angle)).toFixed(2)
  return `M 10 60 A 50 50 0 0 1 ${x} ${y}`
}

function colourOf(health: number): string {
  return health > 50 ? 'seagreen' : health > 25 ? 'orange' : 'crimson'
}
