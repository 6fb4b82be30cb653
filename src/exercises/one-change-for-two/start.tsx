import {useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  report: (text: string) => void
}

export default function Shop({report}: Props) {
  const [coins, setCoins] = useFacetState(10)
  const [items, setItems] = useFacetState(0)
  const text = useFacetMap((a, b) => `${a} coins, ${b} items`, [], [coins, items])
  useFacetEffect((shown) => report(shown), [report], [text])

  const buy = () => {
    setCoins((count) => Number(count) - 5)
    setItems((count) => Number(count) + 1)
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
