import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {testIntro, testPage, testQuery} from '../../testData'
import {splitTiers} from '../../tiers'
import {loadEngine} from './load'

const {first, rest} = splitTiers([testPage('Map', {sections: [testIntro('A tavern.')]})])
const source = {first: JSON.stringify(first), restUrl: '/rest.json'}
const answer = vi.fn(() => Promise.resolve(Response.json(rest)))
const onRefined = vi.fn()

async function load() {
  const engine = await loadEngine(source, onRefined)
  return (query: string) => engine({requests: [testQuery(query)]}).results[0]
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  answer.mockClear()
  onRefined.mockClear()
})

test('the first tier answers, and the rest is loaded after its first answer', async () => {
  const search = await load()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answer).not.toHaveBeenCalled()
  expect(search('map')).toMatchObject({nbHits: 1, exhaustiveNbHits: false})
  expect(search('tavern')).toMatchObject({nbHits: 0, exhaustiveNbHits: false})
  await vi.advanceTimersByTimeAsync(249)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toHaveBeenCalledExactlyOnceWith('/rest.json', {
    signal: expect.any(AbortSignal) as AbortSignal,
  })
  vi.useRealTimers()
  await vi.waitFor(() => expect(onRefined).toHaveBeenCalledOnce())
  expect(search('tavern')).toMatchObject({nbHits: 1, exhaustiveNbHits: true})
})

test('the rest is retried after a later answer if it fails to load', async () => {
  answer.mockResolvedValueOnce(new Response('', {status: 404}))
  const search = await load()
  search('map')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onRefined).not.toHaveBeenCalled()
  expect(search('map')).toMatchObject({nbHits: 1})
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(onRefined).toHaveBeenCalledOnce())
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a malformed first tier is an error', async () => {
  await expect(loadEngine({...source, first: '<html>'}, onRefined)).rejects.toThrow()
})
