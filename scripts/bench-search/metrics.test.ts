import {describe, expect, test} from 'vitest'
import {
  isAnswer,
  isPage,
  isSection,
  measureQuality,
  measureShares,
  percentile,
  rankOf,
} from './metrics'
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

describe('the shares of people who find a section', () => {
  const answers = ['/docs/map#typing', '/docs/memo']

  test('count the labelled sections alone', () => {
    expect(isSection(answers, '/base/docs/map/#typing')).toBe(true)
    expect(isSection(answers, '/docs/map')).toBe(false)
    expect(isSection(answers, '/docs/memo#typing')).toBe(false)
    expect(isPage(answers, '/docs/memo#typing')).toBe(true)
    expect(isPage(answers, '/docs/state')).toBe(false)
  })

  test('are of those who find one first, and among five', () => {
    const found = (...urls: string[]) => ({answers, urls})
    const wrong = ['/a', '/b', '/c', '/d', '/e']
    expect(
      measureShares(
        [
          found('/docs/memo'),
          found('/a', '/docs/memo'),
          found(...wrong, '/docs/memo'),
          found(),
        ],
        isSection,
      ),
    ).toEqual({first: 0.25, amongFive: 0.5})
  })
})
