import {NO_VALUE, createFacet, useFacetMap} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf} from '../../../probes'

fact('The new facet has no value until every source has one.', () => {
  const name = createFacet({initialValue: 'Ada'})
  const score = createFacet<number>({initialValue: NO_VALUE})
  const line = resultOf(() =>
    useFacetMap((who, points) => `${who} ${points}`, [], [name, score] as const),
  )
  const heard = heardFrom(line)
  expect(line.get()).toBe(NO_VALUE)
  score.set(3)
  expect(heard).toEqual(['Ada 3'])
})

fact(
  'the selector returns NO_VALUE | are not notified, and keep the last value | NO_VALUE',
  () => {
    const health = createFacet({initialValue: 10})
    const shown = resultOf(() =>
      useFacetMap((value) => (value > 0 ? value : NO_VALUE), [], [health]),
    )
    const heard = heardFrom(shown)
    health.set(0)
    expect(heard).toEqual([10])
    expect(shown.get()).toBe(NO_VALUE)
  },
)
