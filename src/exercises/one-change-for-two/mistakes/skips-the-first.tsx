// The bank hears of the first state
// It heard: expected “10 coins, 0 items”, found nothing.
import {useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Shop({report}: {report: (text: string) => void}) {
  const [text, setText] = useFacetState('10 coins, 0 items')
  const buy = () =>
    setText((old) => {
      const [coins = 0, items = 0] = String(old).match(/\d+/g)?.map(Number) ?? []
      const next = `${coins - 5} coins, ${items + 1} items`
      report(next)
      return next
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
