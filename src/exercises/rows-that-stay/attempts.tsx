// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {Map, NO_VALUE, Times, useFacetEffect} from '@react-facet/core'
import {useFacetMap, useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef, type ComponentType} from 'react'
import type {Player, Props} from './checks'

export function ByIndex({players}: Props) {
  const count = useFacetMap((all) => all.length, [], [players])
  return (
    <Times count={count}>{(index) => <RowAt players={players} index={index} />}</Times>
  )
}

export const TwoFacets = listOf(function Row({player}) {
  const name = useFacetMap((value) => value.name, [], [player])
  const score = useFacetMap((value) => value.score, [], [player])

  return (
    <li>
      <fast-text text={name} />: <fast-text text={score} />
    </li>
  )
})

// Each row shows its player, even after a change
// The list: expected ["Ada: 5","Bo: 4"], found ["Ada: 5","Bo: 3"].
export const ReadsTheEntry = listOf(function Row({player}) {
  const value = player.get()
  return <li>{value !== NO_VALUE && `${value.name}: ${value.score}`}</li>
})

// A player who joins gets a row, in the order of the list
// Rows: expected 3, found 2.
export function KeepsTheFirstLength({players}: Props) {
  const first = players.get() as Player[]

  return (
    <ol>
      {first.map(({name}, index) => (
        <RowAt key={name} players={players} index={index} />
      ))}
    </ol>
  )
}

// No component renders when a score changes
// Renders: expected “none”, found “Row 2×”.
export const UnwrapsInTheRow = listOf(function Row({player}) {
  const value = useFacetUnwrap(player)
  return <li>{value !== NO_VALUE && `${value.name}: ${value.score}`}</li>
})

// The row of a player stays when the score changes
// The row: expected “the same element”, found “another one”.
export function WritesAllRows({players}: Props) {
  const list = useRef<HTMLOListElement>(null)
  useFacetEffect(
    (all) => {
      const rows = all.map(({name, score}) => `<li>${name}: ${score}</li>`)
      if (list.current) list.current.innerHTML = rows.join('')
    },
    [],
    [players],
  )

  return <ol ref={list} />
}

/** Makes a scoreboard that shows each player in a row. */
function listOf(Row: ComponentType<{player: Facet<Player>}>) {
  return function Scores({players}: Props) {
    return (
      <ol>
        <Map array={players}>{(player) => <Row player={player} />}</Map>
      </ol>
    )
  }
}

function RowAt({players, index}: Props & {index: number}) {
  const text = useFacetMap(
    (all) => `${all[index]?.name}: ${all[index]?.score}`,
    [index],
    [players],
  )

  return (
    <li>
      <fast-text text={text} />
    </li>
  )
}
