import {createFacet, NO_VALUE, useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect} from 'react'

/** Reports each notification with the facet's name. Returns a function that ends the reports. */
function watch(facets: Record<string, Facet<unknown>>, report: (line: string) => void) {
  const stops = Object.entries(facets).map(([name, facet]) =>
    facet.observe((value) => report(`${name} = ${JSON.stringify(value)}`)),
  )
  return () => stops.forEach((stop) => stop())
}

const player = createFacet({initialValue: {x: 0, health: 30}})
const log = createFacet({initialValue: ''})
const write = (line: string) => log.setWithCallback((text) => `${String(text)}${line}\n`)

export default function WhichFired() {
  const health = useFacetMap((p) => p.health, [], [player])
  const isLow = useFacetMap((hp) => hp < 25, [], [health])

  useEffect(() => watch({player, health, isLow}, write), [health, isLow])

  return (
    <div className="stack">
      <div className="row">
        <button onClick={() => change({x: 1, health: 0})}>Walk</button>
        <button onClick={() => change({x: 0, health: -3})}>Hit</button>
        <button onClick={() => log.set('')}>Clear</button>
      </div>
      <fast-div className="log" data-testid="log">
        <fast-text text={log} />
      </fast-div>
    </div>
  )
}

/** Changes the player in place and notifies, as an engine does. */
function change(by: {x: number; health: number}) {
  player.setWithCallback((p) => {
    if (p === NO_VALUE) return p
    p.x += by.x
    p.health += by.health
    return p
  })
}
