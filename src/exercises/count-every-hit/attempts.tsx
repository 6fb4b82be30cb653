// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {NO_VALUE, useFacetState, useFacetUnwrap, type Option} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useState, type ReactNode} from 'react'

export function Get() {
  const [hits, setHits] = useFacetState(0)

  const hit = () => setHits(Number(hits.get()) + 1)
  const hitTwice = () => {
    hit()
    hit()
  }

  return renderCombo(<fast-text text={hits} />, hitTwice)
}

export function TwoAtOnce() {
  const [hits, setHits] = useFacetState(0)
  return renderCombo(<fast-text text={hits} />, () => setHits(addTwo))
}

// No component renders for a hit
// Renders: expected “none”, found “ReactState 1×”.
export function ReactState() {
  const [hits, setHits] = useState(0)
  return renderCombo(hits, () => setHits((count) => count + 2))
}

// No component renders for a hit
// Renders: expected “none”, found “Unwraps 1×”.
export function Unwraps() {
  const [hits, setHits] = useFacetState(0)
  return renderCombo(Number(useFacetUnwrap(hits)), () => setHits(addTwo))
}

// Each press counts two hits
// The hits after a press: expected “2”, found “1”.
export function ReadsWhileRendering() {
  const [hits, setHits] = useFacetState(0)
  const count = Number(hits.get())

  const hitTwice = () => {
    setHits(count + 1)
    setHits(count + 1)
  }

  return renderCombo(<fast-text text={hits} />, hitTwice)
}

const addTwo = (count: Option<number>) => (count === NO_VALUE ? 2 : count + 2)

const renderCombo = (hits: ReactNode, hitTwice: () => void) => (
  <div className="stack">
    <p id="hits">{hits}</p>
    <button onClick={hitTwice}>Combo</button>
  </div>
)
