import {expect, test, vi} from 'vitest'
import {createSearchClient} from './searchClient'
import {testQuery} from '../test/data'

const siteUrl = 'https://docs.example'
const request = {requests: [testQuery('map')]}
const answer = {
  results: [{hits: [{objectID: '1', url: `${siteUrl}/docs/map`}], nbHits: 1}],
}

test('the client resets its engine after a malformed answer, but not after a failed search', async () => {
  const engine = {search: vi.fn(() => Promise.resolve<unknown>(answer)), reset: vi.fn()}
  const client = createSearchClient(engine, siteUrl)
  const {results} = await client.search(request)
  expect(results[0]?.hits[0]).toMatchObject({url: '/docs/map', type: 'lvl1'})

  engine.search.mockRejectedValueOnce(new Error('No host.'))
  await expect(client.search(request)).rejects.toThrow('No host.')
  expect(engine.reset).not.toHaveBeenCalled()

  engine.search.mockResolvedValueOnce({results: 'none'})
  await expect(client.search(request)).rejects.toThrow('The search response')
  expect(engine.reset).toHaveBeenCalledOnce()
})
