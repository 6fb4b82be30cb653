import {useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Shop({report}: {report: (text: string) => void}) {
  const [trades, setTrades] = useFacetState(0)
  const text = useFacetMap(
    (count) => `${10 - 5 * count} coins, ${count} items`,
    [],
    [trades],
  )
  useFacetEffect((shown) => report(shown), [report], [text])

  return (
    <div className="row">
      <button onClick={() => setTrades((count) => Number(count) + 1)}>Buy</button>
      <span id="state">
        <fast-text text={text} />
      </span>
    </div>
  )
}
