import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'
import Loading from '.'

const state = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: null,
  retry: () => undefined,
}

it('shows nothing before the delay, so that quick pages do not flash', () => {
  expect(renderToStaticMarkup(<Loading {...state} />)).toBe('')
})

it.each([
  ['that a page loads, after the delay', {pastDelay: true}, /Loading…/],
  ['an error, and Retry', {error: new Error('No such chunk')}, /No such chunk.*Retry/],
  ['that a page takes too long, and Retry', {timedOut: true}, /takes too long.*Retry/],
])('says %s', (_what, change, words) => {
  expect(renderToStaticMarkup(<Loading {...state} {...change} />)).toMatch(words)
})
