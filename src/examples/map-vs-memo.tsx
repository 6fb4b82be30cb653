import {NO_VALUE, useFacetEffect, useFacetMap, useFacetMemo} from '@react-facet/core'
import {useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef} from 'react'

export default function RankInThreePlaces() {
  const calls = useRef({map: 0, memo: 0})
  const [kills, setKills] = useFacetState(0)

  const rankOf = (kind: 'map' | 'memo', n: number) => {
    calls.current[kind] += 1 // counted for the demo: keep selectors pure
    return n < 3 ? 'Recruit' : 'Veteran'
  }
  const mapped = useFacetMap((n) => rankOf('map', n), [], [kills])
  const memoized = useFacetMemo((n) => rankOf('memo', n), [], [kills])

  const [mapCalls, setMapCalls] = useFacetState(0)
  const [memoCalls, setMemoCalls] = useFacetState(0)
  // Subscribes after the texts below, so it is notified after them.
  useFacetEffect(
    () => {
      setMapCalls(calls.current.map)
      setMemoCalls(calls.current.memo)
    },
    [setMapCalls, setMemoCalls],
    [kills],
  )

  const addKill = () => setKills((n) => (n === NO_VALUE ? 1 : n + 1))

  return (
    <div className="stack">
      <Places hook="useFacetMap" rank={mapped} calls={mapCalls} />
      <Places hook="useFacetMemo" rank={memoized} calls={memoCalls} />
      <div className="row">
        <button type="button" onClick={addKill}>
          Add a kill
        </button>
      </div>
    </div>
  )
}

interface PlacesProps {
  hook: string
  rank: Facet<string>
  calls: Facet<number>
}

function Places({hook, rank, calls}: PlacesProps) {
  return (
    <div className="panel" data-testid={hook}>
      {hook}: HUD <fast-text text={rank} />, scoreboard <fast-text text={rank} />, chat{' '}
      <fast-text text={rank} />
      <div className="muted" data-testid={`${hook}-calls`}>
        Selector calls: <fast-text text={calls} />
      </div>
    </div>
  )
}
