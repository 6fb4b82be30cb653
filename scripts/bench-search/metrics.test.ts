import {describe, expect, test} from 'vitest'
import {isAnswer, measureQuality, percentile, rankOf} from './metrics'
import type {SearchCase} from './queries'

function query(...answers: string[]): SearchCase {
  return {kind: 'question', query: 'map', answers}
}

describe('an answer', () => {
  test.each([
    ['/docs/map', '/docs/map', true],
    ['/docs/map', '/docs/map#typing', true],
    ['/docs/map', '/docs/map/', true],
    ['/docs/map', '/base/docs/map#typing', true],
    ['/docs/map', '/docs/mapper', false],
    ['/docs/map#typing', '/docs/map#typing', true],
    ['/docs/map#typing', '/docs/map/#typing', true],
    ['/docs/map#typing', '/docs/map', false],
    ['/docs/map#typing', '/docs/map#typing-more', false],
  ])('%s is given by %s: %s', (answer, url, expected) => {
    expect(isAnswer(query(answer), url)).toBe(expected)
  })

  test('may be one of several', () => {
    expect(isAnswer(query('/docs/map', '/docs/memo'), '/docs/memo')).toBe(true)
  })
})

test('the rank is that of the first answer', () => {
  expect(rankOf(query('/b'), ['/a', '/b#x', '/b'])).toBe(2)
  expect(rankOf(query('/b'), ['/a'])).toBeUndefined()
})

test('quality sums up ranks', () => {
  const answered = [['/b'], ['/a', '/b'], ['/a', '/a', '/a', '/a', '/a', '/b'], []]
  expect(measureQuality(answered.map((urls) => ({query: query('/b'), urls})))).toEqual({
    queries: 4,
    successAt1: 1 / 4,
    successAt5: 2 / 4,
    meanReciprocalRank: (1 + 1 / 2 + 1 / 6) / 4,
    zeroResults: 1,
  })
})

test('a percentile is the value that so many do not exceed', () => {
  const values = Array.from({length: 100}, (_, index) => 100 - index)
  expect(percentile(values, 0.5)).toBe(51)
  expect(percentile(values, 0.95)).toBe(96)
  expect(percentile([7], 0.95)).toBe(7)
})
