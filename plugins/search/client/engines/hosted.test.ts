import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {testQuery} from '../../test/data'
import {createHostedEngine} from './hosted'

const config = {
  engine: 'hosted',
  appId: 'APP',
  apiKey: 'search-only',
  indexName: 'docs',
  insights: false,
} as const
const request = {requests: [testQuery('map')]}
const answer = {results: [{hits: [], nbHits: 0}]}

type Options = NonNullable<Parameters<typeof createHostedEngine>[1]>
type Send = NonNullable<Options['requester']>['send']

const host = (url: string) => ({url, accept: 'readWrite', protocol: 'https'}) as const
const hosts = [host('first.example'), host('second.example')]

const working = {status: 200, content: JSON.stringify(answer), isTimedOut: false}
const down = {status: 503, content: '', isTimedOut: false}
const timedOut = {status: 0, content: '', isTimedOut: true}

const send = vi.fn<Send>()
const createEngine = () => createHostedEngine(config, {hosts, requester: {send}})
/** The hosts that have received a request since this was last called, in order. */
const requestedHosts = () => {
  const names = send.mock.calls.map(([{url}]) => new URL(url).hostname.split('.')[0])
  send.mockClear()
  return names
}

beforeEach(() => {
  send.mockReset().mockResolvedValue(working)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a request', () => {
  test('has its credentials in the query parameters, and an unchanged body', async () => {
    await expect(createEngine().search(request)).resolves.toEqual(answer)
    const [[sent] = []] = send.mock.calls
    const {pathname, searchParams} = new URL(sent?.url ?? '')
    expect(sent?.method).toBe('POST')
    expect(pathname).toBe('/1/indexes/*/queries')
    expect(searchParams.get('x-algolia-application-id')).toBe('APP')
    expect(searchParams.get('x-algolia-api-key')).toBe('search-only')
    expect(sent?.headers).not.toHaveProperty('x-algolia-api-key')
    expect(JSON.parse(String(sent?.data))).toEqual(request)
  })
})

test('a reset clears the cache of answers', () => {
  const responsesCache = {
    get: <Value>(_key: unknown, miss: () => Promise<Value>) => miss(),
    set: <Value>(_key: unknown, value: Value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: vi.fn(() => Promise.resolve()),
  }
  createHostedEngine(config, {responsesCache}).reset()
  expect(responsesCache.clear).toHaveBeenCalledOnce()
})

describe('a host that fails', () => {
  test('is skipped for 120 s, and the next host answers', async () => {
    vi.useFakeTimers({toFake: ['Date']})
    const engine = createEngine()
    const search = async () => {
      engine.reset()
      await expect(engine.search(request)).resolves.toEqual(answer)
      return requestedHosts()
    }
    send.mockResolvedValueOnce(down)
    expect(await search()).toEqual(['first', 'second'])
    vi.advanceTimersByTime(119_000)
    expect(await search()).toEqual(['second'])
    vi.advanceTimersByTime(2_000)
    expect(await search()).toEqual(['first'])
  })

  test('has 1 s to connect before the next host is tried', async () => {
    send.mockResolvedValueOnce(timedOut)
    await expect(createEngine().search(request)).resolves.toEqual(answer)
    expect(send.mock.calls[0]?.[0]).toMatchObject({connectTimeout: 1_000})
    expect(requestedHosts()).toEqual(['first', 'second'])
  })
})

test('a request has 1 s to connect and 2 s to be answered', async () => {
  await createEngine().search(request)
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({connectTimeout: 1_000, responseTimeout: 2_000}),
  )
})

describe('a search is rejected', () => {
  test('when all hosts fail', async () => {
    send.mockResolvedValue(down)
    await expect(createEngine().search(request)).rejects.toThrow()
  })

  test.each([400, 403, 404, 429])(
    'with status %i, without trying another host',
    async (status) => {
      const content = JSON.stringify({message: 'No.', status})
      send.mockResolvedValue({status, content, isTimedOut: false})
      await expect(createEngine().search(request)).rejects.toThrow('No.')
      expect(requestedHosts()).toEqual(['first'])
    },
  )

  test('when the answer is not JSON', async () => {
    send.mockResolvedValue({...working, content: '<html>'})
    await expect(createEngine().search(request)).rejects.toThrow()
  })
})
