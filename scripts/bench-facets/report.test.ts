import {expect, it} from 'vitest'
import {variantIds} from './catalogue'
import {formatTable, median, type Samples} from './report'

it('takes the middle of an odd and of an even number of values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([7])).toBe(7)
  expect(median([])).toBeNaN()
})

it('compares the medians of all variants with the first', () => {
  const samples = Object.fromEntries(
    variantIds.map((id, index) => [id, [1, 0.5, 0.51234].map((ms) => ms / 10 ** index)]),
  ) as Samples
  const lines = formatTable(samples).split('\n')
  expect(lines).toHaveLength(2 + variantIds.length)
  expect(lines[2]).toBe(
    '| React state, the whole list renders | react-dom | 0.51 | 0.5 to 1 | 1× |',
  )
  expect(lines[4]).toBe(
    '| One array facet, `Map` with an item check | dom-fiber | 0.0051 | 0.005 to 0.01 | 100× |',
  )
})
