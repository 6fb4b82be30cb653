import {createFacet, type Facet} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFrom, heardFromHook, resultOf, samplesOf, type Derive} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact('The position notifies only when a rounded coordinate changes:', () => {
  const {useMarkerPosition} = sample('useMarkerPosition') as {
    useMarkerPosition: (x: Facet<number>, y: Facet<number>) => Facet<unknown>
  }
  const [x, y] = [createFacet({initialValue: 1}), createFacet({initialValue: 2})]
  const heard = heardFrom(resultOf(() => useMarkerPosition(x, y)))
  for (const value of [1.2, 1.4, 1.6]) x.set(value)
  expect(heard).toEqual([
    {left: 1, top: 2},
    {left: 2, top: 2},
  ])
})

fact('build the same check for the interface, at module scope:', () => {
  const {usePosition} = sample('const samePosition = createUniformObject') as {
    usePosition: Derive<unknown>
  }
  const places = [
    {x: 1, y: 1},
    {x: 1, y: 1},
    {x: 2, y: 1},
  ]
  expect(heardFromHook(usePosition, places)).toEqual([places[0], places[2]])
})

fact('null and undefined are different. A first null notifies.', () => {
  const {useFirstItem} = sample('useFirstItem') as {useFirstItem: Derive<unknown>}
  const bow = {name: 'bow', count: 1}
  const heard = heardFromHook(useFirstItem, [[], [bow], [undefined]])
  expect(heard).toEqual([null, bow, undefined])
})
