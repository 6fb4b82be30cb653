import {createFacet, defaultEqualityCheck, useFacetState} from '@react-facet/core'
import {
  mapFacetsLightweight,
  multiObserve,
  NO_VALUE,
  type Option,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect} from 'react'

// A store at module scope: no component owns it, and no hook is needed to use it.
const gold = createFacet({initialValue: 30})
const price = createFacet({initialValue: 50})
const affordable = mapFacetsLightweight(
  [gold, price],
  (have, cost) => have >= cost,
  defaultEqualityCheck,
)

export default function Shop() {
  const [log, setLog] = useFacetState('')

  useEffect(() => {
    const stopAffordable = affordable.observe((yes) =>
      setLog(addLine(`affordable: ${yes}`)),
    )
    const stopPair = multiObserve(
      (have, cost) => {
        setLog(addLine(`${have} of ${cost}`))
        return () => setLog(addLine(`cleanup of ${have} of ${cost}`))
      },
      [gold, price],
    )
    return () => {
      stopAffordable()
      stopPair()
    }
  }, [setLog])

  return (
    <div className="stack">
      <div className="stat" data-testid="gold">
        <fast-text text={gold} />
      </div>
      <div className="row">
        <button onClick={() => gold.setWithCallback(earn)}>Earn 10 gold</button>
        <button onClick={() => price.set(40)}>Price 40</button>
      </div>
      <div className="log" data-testid="log">
        <fast-text text={log} />
      </div>
    </div>
  )
}

const earn = (have: Option<number>) => (have === NO_VALUE ? have : have + 10)
const addLine = (line: string) => (log: Option<string>) => `${String(log)}${line}\n`
