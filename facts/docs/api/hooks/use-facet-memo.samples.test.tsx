import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../../../fact'
import {samplesOf} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact('A scoreboard sorts its players once, and three places use the order:', () => {
  const {Scoreboard} = sample('Scoreboard.tsx') as {
    Scoreboard: ComponentType<{players: Facet<Iterable<object>>}>
  }
  let copies = 0
  /** A list that counts how often it is copied, which the selector does once per sorting. */
  const list = (...all: object[]): Iterable<object> => ({
    *[Symbol.iterator]() {
      copies += 1
      yield* all
    },
  })
  const [ada, bo] = [
    {name: 'Ada', score: 3},
    {name: 'Bo', score: 5},
  ]
  const players = createFacet({initialValue: list(ada, bo)})
  const {container} = underDomFiber(<Scoreboard players={players} />)
  expect(container.textContent).toBe('1. Bo (5)2. Ada')
  copies = 0
  players.set(list({...ada, score: 8}, bo))
  expect(container.textContent).toBe('1. Ada (8)2. Bo')
  expect(copies).toBe(1)
})
