import {describe, expect, test, vi} from 'vitest'
import {createSearchClient} from './searchClient'
import {testQuery} from '../test/data'

const siteUrl = 'https://docs.example'
const request = {requests: [testQuery('map')]}
const answer = {
  results: [{hits: [{objectID: '1', url: `${siteUrl}/docs/map`}], nbHits: 1}],
}

function setUp() {
  const engine = {
    search: vi.fn(() => Promise.resolve<unknown>(answer)),
    reset: vi.fn(),
  }
  return {engine, client: createSearchClient(engine, siteUrl)}
}

describe('the search client', () => {
  test('returns the sanitised answer of its engine', async () => {
    const {engine, client} = setUp()
    const {results} = await client.search(request)
    expect(results[0]?.hits[0]).toMatchObject({url: '/docs/map', type: 'lvl1'})
    expect(engine.search).toHaveBeenCalledExactlyOnceWith(request)
  })

  test('resets its engine after a malformed answer, but not after a failed search', async () => {
    const {engine, client} = setUp()
    engine.search.mockRejectedValueOnce(new Error('No host.'))
    await expect(client.search(request)).rejects.toThrow('No host.')
    expect(engine.reset).not.toHaveBeenCalled()

    engine.search.mockResolvedValueOnce({results: 'none'})
    await expect(client.search(request)).rejects.toThrow('The search response')
    expect(engine.reset).toHaveBeenCalledOnce()
  })
})
