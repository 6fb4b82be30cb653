// The bank hears of a trade once
// It heard: expected ["10 coins, 0 items","5 coins, 1 items"], found ["10 coins, 0 items","5 coins, 0 items","5 coins, 1 items"].
import {batch, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Shop({report}: {report: (text: string) => void}) {
  const [coins, setCoins] = useFacetState(10)
  const [items, setItems] = useFacetState(0)
  const text = useFacetMap((a, b) => `${a} coins, ${b} items`, [], [coins, items])
  useFacetEffect((shown) => report(shown), [report], [text])

  const buy = () => {
    batch(() => setCoins((count) => Number(count) - 5))
    batch(() => setItems((count) => Number(count) + 1))
  }

  return (
    <div className="row">
      <button onClick={buy}>Buy</button>
      <span id="state">
        <fast-text text={text} />
      </span>
    </div>
  )
}
