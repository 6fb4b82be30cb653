// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {batch, NO_VALUE, useFacetEffect, useFacetMap} from '@react-facet/core'
import {useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from './checks'

export function CountsTrades({report}: Props) {
  const [trades, setTrades] = useFacetState(0)
  const text = useFacetMap(
    (count) => `${10 - 5 * count} coins, ${count} items`,
    [],
    [trades],
  )
  useFacetEffect((shown) => report(shown), [report], [text])

  return renderShop(text, () => setTrades((count) => Number(count) + 1))
}

export function OneFacet({report}: Props) {
  const [bag, setBag] = useFacetState({coins: 10, items: 0})
  const text = useFacetMap((b) => `${b.coins} coins, ${b.items} items`, [], [bag])
  useFacetEffect((shown) => report(shown), [report], [text])

  const buy = () =>
    setBag((old) =>
      old === NO_VALUE ? old : {coins: old.coins - 5, items: old.items + 1},
    )

  return renderShop(text, buy)
}

// The bank hears of a trade once
// What the bank heard: expected ["10 coins, 0 items","5 coins, 1 items"], found ["10 coins, 0 items","5 coins, 0 items","5 coins, 1 items"].
export function TwoBatches({report}: Props) {
  const [coins, setCoins] = useFacetState(10)
  const [items, setItems] = useFacetState(0)
  const text = useFacetMap((a, b) => `${a} coins, ${b} items`, [], [coins, items])
  useFacetEffect((shown) => report(shown), [report], [text])

  const buy = () => {
    batch(() => setCoins((count) => Number(count) - 5))
    batch(() => setItems((count) => Number(count) + 1))
  }

  return renderShop(text, buy)
}

// The bank hears of the first state
// What the bank heard: expected “10 coins, 0 items”, found nothing.
export function SkipsTheFirst({report}: Props) {
  const [trades, setTrades] = useFacetState(0)
  const text = useFacetMap(
    (count) => `${10 - 5 * count} coins, ${count} items`,
    [],
    [trades],
  )
  const buy = () => {
    setTrades((count) => Number(count) + 1)
    report(String(text.get()))
  }

  return renderShop(text, buy)
}

// Coins and items are right after two trades
// The shop: expected “0 coins, 2 items”, found “5 coins, 1 items”.
export function ReadsWhileRendering({report}: Props) {
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

  return renderShop(text, buy)
}

const renderShop = (text: Facet<string>, buy: () => void) => (
  <div className="row">
    <button onClick={buy}>Buy</button>
    <span id="state">
      <fast-text text={text} />
    </span>
  </div>
)
