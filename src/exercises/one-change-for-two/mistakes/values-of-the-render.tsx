// Coins and items are right after two trades
// The shop: expected “0 coins, 2 items”, found “5 coins, 1 items”.
import {batch, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Shop({report}: {report: (text: string) => void}) {
  const [coins, setCoins] = useFacetState(10)
  const [items, setItems] = useFacetState(0)
  const text = useFacetMap((a, b) => `${a} coins, ${b} items`, [], [coins, items])
  useFacetEffect((shown) => report(shown), [report], [text])
  const [hadCoins, hadItems] = [Number(coins.get()), Number(items.get())]

  const buy = () =>
    batch(() => {
      setCoins(hadCoins - 5)
      setItems(hadItems + 1)
    })

  return (
    <div className="row">
      <button onClick={buy}>Buy</button>
      <span id="state">
        <fast-text text={text} />
      </span>
    </div>
  )
}
