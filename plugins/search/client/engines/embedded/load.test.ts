import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {testIntro, testPage, testQuery, testSection} from '../../../test/data'
import {splitTiers, writeFirstTier} from '../../../shared/tiers'
import {loadEngine} from './load'

const {first, rest} = splitTiers([testPage('Map', {sections: [testIntro('A tavern.')]})])
const source = {first: writeFirstTier(first), restUrl: '/rest.json'}
const fetchRest = vi.fn(() => Promise.resolve(Response.json(rest)))
const onRefined = vi.fn()

async function load() {
  const engine = await loadEngine(source, onRefined)
  return (query: string) => engine({requests: [testQuery(query)]}).results[0]
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchRest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetchRest.mockClear()
  onRefined.mockClear()
})

test('the first tier answers, and the rest of the index loads after the first answer', async () => {
  const search = await load()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetchRest).not.toHaveBeenCalled()
  expect(search('map')).toMatchObject({nbHits: 1, exhaustiveNbHits: false})
  expect(search('tavern')).toMatchObject({nbHits: 0, exhaustiveNbHits: false})
  await vi.advanceTimersByTimeAsync(249)
  expect(fetchRest).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchRest).toHaveBeenCalledExactlyOnceWith('/rest.json', {
    signal: expect.any(AbortSignal) as AbortSignal,
  })
  vi.useRealTimers()
  await vi.waitFor(() => expect(onRefined).toHaveBeenCalledOnce())
  expect(search('tavern')).toMatchObject({nbHits: 1, exhaustiveNbHits: true})
})

test.each([
  [
    'hits that were seen keep their places for the same query, and only for it',
    testIntro(),
    testIntro('A brass lamp, a brass key, a brass horn.'),
    [
      ['lamp of brass horn', ['/Lamp']],
      ['lamp of brass horns', ['/Tools', '/Lamp']],
      ['lamp of brass horn', ['/Lamp', '/Tools']],
    ],
  ],
  [
    'a section that has the query as a phrase comes before hits that were seen',
    testIntro(),
    testSection('Shine', {phrases: ['what is a brass lamp']}),
    [
      ['what is a brass lamp', ['/Lamp']],
      ['what is a brass lamp', ['/Tools#shine', '/Lamp']],
    ],
  ],
  [
    'a section with a phrase of the same words in another order comes below hits that were seen',
    testIntro(),
    testSection('Shine', {phrases: ['shade of a lamp']}),
    [
      ['lamp shade', ['/Lamp']],
      ['lamp shade', ['/Lamp', '/Tools#shine']],
      ['lamp shades', ['/Tools#shine', '/Lamp']],
    ],
  ],
] as const)('%s', async (_, lamp, tools, [[query, before], ...after]) => {
  // The first tier of a large site has only the first section of a page.
  const pages = [
    testPage('Lamp', {sections: [lamp]}),
    testPage('Tools', {sections: tools.level === 1 ? [tools] : [testIntro(), tools]}),
  ]
  const both = splitTiers(pages, 1)
  fetchRest.mockResolvedValueOnce(Response.json(both.rest))
  const tiers = {...source, first: writeFirstTier(both.first)}
  const engine = await loadEngine(tiers, onRefined)
  const urlsFor = (text: string) =>
    engine({requests: [testQuery(text)]}).results[0]?.hits.map(({url}) => url)
  expect(urlsFor(query)).toEqual(before)
  await vi.advanceTimersByTimeAsync(250)
  vi.useRealTimers()
  await vi.waitFor(() => expect(onRefined).toHaveBeenCalledOnce())
  for (const [text, urls] of after) expect(urlsFor(text)).toEqual(urls)
})

test('if the rest of the index fails to load, it is requested again after a later answer', async () => {
  fetchRest.mockResolvedValueOnce(new Response('', {status: 404}))
  const search = await load()
  search('map')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onRefined).not.toHaveBeenCalled()
  expect(search('map')).toMatchObject({nbHits: 1})
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(onRefined).toHaveBeenCalledOnce())
  expect(fetchRest).toHaveBeenCalledTimes(2)
})

test('a malformed first tier is an error', async () => {
  await expect(loadEngine({...source, first: '<html>'}, onRefined)).rejects.toThrow()
})
