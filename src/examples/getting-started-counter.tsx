import {NO_VALUE, useFacetState} from '@react-facet/core'
import type {Option} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

const addOne = (coins: Option<number>) => (coins === NO_VALUE ? 1 : coins + 1)

export default function CoinCounter() {
  const [coins, setCoins] = useFacetState(0)
  const renders = useRenderCount()

  return (
    <div className="stack">
      <p className="stat" data-testid="coins">
        <fast-text text={coins} />
      </p>
      <button onClick={() => setCoins(addOne)}>Pick up a coin</button>
      <p className="muted">
        Renders: <span data-testid="renders">{renders}</span>
      </p>
    </div>
  )
}
