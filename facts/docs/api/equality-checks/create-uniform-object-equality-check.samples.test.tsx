import {expect, fact} from '../../../fact'
import {heardFromHook, samplesOf, type Derive} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact('The positions notify only when someone moves, joins or leaves.', () => {
  const {usePositions} = sample('usePositions') as {usePositions: Derive<unknown>}
  const [ada, moved, bo] = [
    {x: 1, y: 1},
    {x: 2, y: 1},
    {x: 5, y: 5},
  ]
  const players = [{ada}, {ada: {...ada}}, {ada: moved}, {ada: moved, bo}, {bo}]
  const heard = heardFromHook(
    usePositions,
    players.map((current, time) => ({time, players: current})),
  )
  expect(heard).toEqual([{ada}, {ada: moved}, {ada: moved, bo}, {bo}])
})

fact('Where players choose the keys, prefix them:', () => {
  const {byPlayer} = sample('byPlayer') as {byPlayer: (entries: object[]) => object}
  expect(byPlayer([{name: 'constructor', score: 3}])).toEqual({'player:constructor': 3})
})
