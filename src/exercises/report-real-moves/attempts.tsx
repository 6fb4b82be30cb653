// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {defaultEqualityCheck, shallowObjectEqualityCheck} from '@react-facet/core'
import {useFacetEffect, useFacetMap} from '@react-facet/core'
import type {Props} from './checks'

export function OwnCheck({player, onMove}: Props) {
  const place = useFacetMap((value) => value, [], [player], samePlace)
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [place])

  return null
}

const samePlace = () => {
  let last: {x: number; y: number} | undefined
  return (place: {x: number; y: number}) => {
    const isSame = last?.x === place.x && last.y === place.y
    last = place
    return isSame
  }
}

export function TwoNumbers({player, onMove}: Props) {
  const x = useFacetMap((value) => value.x, [], [player])
  const y = useFacetMap((value) => value.y, [], [player])
  useFacetEffect((a, b) => onMove({x: a, y: b}), [onMove], [x, y])

  return null
}

// Nothing is reported when only the health changes
// Reported: expected ["1 2"], found ["1 2","1 2"].
export function ComparesAll({player, onMove}: Props) {
  const place = useFacetMap(
    (value) => ({...value}),
    [],
    [player],
    shallowObjectEqualityCheck,
  )
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [place])

  return null
}

// Nothing is reported when an equal player is written
// Reported: expected ["1 2"], found ["1 2","1 2"].
export function DefaultCheck({player, onMove}: Props) {
  const place = useFacetMap(({x, y}) => ({x, y}), [], [player], defaultEqualityCheck)
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [place])

  return null
}

// Each move is reported, along x and along y
// Reported: expected ["1 2","4 2","4 5","1 2","2 1"], found ["1 2","4 2","1 2","2 1"].
export function ObservesOnlyX({player, onMove}: Props) {
  const x = useFacetMap((value) => value.x, [], [player])
  useFacetEffect(
    (newX) => onMove({x: newX, y: (player.get() as {y: number}).y}),
    [onMove, player],
    [x],
  )

  return null
}
