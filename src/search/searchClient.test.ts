import {describe, expect, test, vi} from 'vitest'
import {SearchError} from './errors'
import {createSearchClient} from './searchClient'
import type {SearchRequest} from './types'

const siteUrl = 'https://docs.example'
const request: SearchRequest = {requests: [{query: 'map', indexName: 'docs'}]}
const answer = {
  results: [{hits: [{objectID: '1', url: `${siteUrl}/docs/map`}], nbHits: 1}],
}

function setUp() {
  const engine = {
    search: vi.fn(() => Promise.resolve<unknown>(answer)),
    preload: vi.fn(),
    reset: vi.fn(),
  }
  return {engine, client: createSearchClient(engine, siteUrl)}
}

describe('the search client', () => {
  test('gives the sanitised answer of its engine', async () => {
    const {engine, client} = setUp()
    const {results} = await client.search(request)
    expect(results[0]?.hits[0]).toMatchObject({url: '/docs/map', type: 'lvl1'})
    expect(engine.search).toHaveBeenCalledExactlyOnceWith(request)
  })

  test('fails with the error that DocSearch knows, whatever went wrong', async () => {
    const {engine, client} = setUp()
    const refused = new SearchError('refused', 'No.')
    engine.search.mockRejectedValueOnce(refused)
    await expect(client.search(request)).rejects.toBe(refused)

    const bug = new TypeError('oops')
    engine.search.mockRejectedValueOnce(bug)
    await expect(client.search(request)).rejects.toMatchObject({
      name: 'RetryError',
      failure: 'unreachable',
      cause: bug,
    })
  })

  test('has the engine forget an answer that is none', async () => {
    const {engine, client} = setUp()
    engine.search.mockRejectedValueOnce(new SearchError('unreachable', 'No host.'))
    await expect(client.search(request)).rejects.toThrow()
    expect(engine.reset).not.toHaveBeenCalled()

    engine.search.mockResolvedValueOnce({results: 'none'})
    await expect(client.search(request)).rejects.toMatchObject({failure: 'malformed'})
    expect(engine.reset).toHaveBeenCalledOnce()
  })

  test('preloads its engine when told to, not before', () => {
    const {engine, client} = setUp()
    expect(engine.preload).not.toHaveBeenCalled()
    client.preload()
    expect(engine.preload).toHaveBeenCalledOnce()
    expect(engine.search).not.toHaveBeenCalled()
  })
})

describe('the status', () => {
  test('is that of the last search, and listeners hear of each change', async () => {
    const {engine, client} = setUp()
    const listener = vi.fn()
    const unsubscribe = client.subscribe(listener)
    expect(client.getStatus()).toBe('reachable')
    await client.search(request)
    expect(listener).not.toHaveBeenCalled()

    engine.search.mockRejectedValue(new Error('down'))
    await expect(client.search(request)).rejects.toThrow()
    await expect(client.search(request)).rejects.toThrow()
    expect(client.getStatus()).toBe('unreachable')
    expect(listener).toHaveBeenCalledOnce()

    engine.search.mockResolvedValue(answer)
    await client.search(request)
    expect(client.getStatus()).toBe('reachable')
    expect(listener).toHaveBeenCalledTimes(2)

    unsubscribe()
    engine.search.mockRejectedValueOnce(new Error('down'))
    await expect(client.search(request)).rejects.toThrow()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('is not that of an early search that ends late', async () => {
    const {engine, client} = setUp()
    let fail: (error: Error) => void = () => undefined
    engine.search.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject
      }),
    )
    const early = client.search(request)
    await client.search(request)
    fail(new Error('late'))
    await expect(early).rejects.toThrow()
    expect(client.getStatus()).toBe('reachable')
  })
})
