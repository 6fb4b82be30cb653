import {expect, test} from 'vitest'
import {resultCount} from './resultCount'

test.each([
  [0, true, '0 results'],
  [1, true, '1 result'],
  [71, true, '71 results'],
  [6, false, '6 results so far'],
])('%i hits, exhaustive: %s, are shown as "%s"', (nbHits, exhaustiveNbHits, words) =>
  expect(resultCount({nbHits, exhaustiveNbHits})).toBe(words),
)
