import {NO_VALUE, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Shop({report}: {report: (text: string) => void}) {
  const [bag, setBag] = useFacetState({coins: 10, items: 0})
  const text = useFacetMap((b) => `${b.coins} coins, ${b.items} items`, [], [bag])
  useFacetEffect((shown) => report(shown), [report], [text])

  const buy = () =>
    setBag((old) =>
      old === NO_VALUE ? old : {coins: old.coins - 5, items: old.items + 1},
    )

  return (
    <div className="row">
      <button onClick={buy}>Buy</button>
      <span id="state">
        <fast-text text={text} />
      </span>
    </div>
  )
}
