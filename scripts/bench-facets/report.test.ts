import {expect, it} from 'vitest'
import {formatTable} from './report'

it('compares the medians of all variants with the first', () => {
  const lines = formatTable(
    new Map([
      ['React state | react-dom', [1, 0.5, 0.51234]],
      ['Facet | dom-fiber', [0.01, 0.005, 0.0051234]],
    ]),
  ).split('\n')
  expect(lines.slice(2)).toEqual([
    '| React state | react-dom | 0.51 | 0.5 to 1 | 1× |',
    '| Facet | dom-fiber | 0.0051 | 0.005 to 0.01 | 100× |',
  ])
})
