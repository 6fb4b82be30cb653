// The row of a player stays when the score changes
// The row: expected “the same element”, found “another one”.
import {useFacetEffect, type Facet} from '@react-facet/core'
import {useRef} from 'react'
import type {Player} from '../checks'

export default function Scores({players}: {players: Facet<Player[]>}) {
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
