import {expect, it} from 'vitest'
import {variantIds} from './catalogue'
import {formatTable, type Samples} from './report'

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
