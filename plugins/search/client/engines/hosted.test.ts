import {beforeEach, expect, test, vi} from 'vitest'
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

const send = vi.fn<Send>()
const createEngine = () => createHostedEngine(config, {hosts, requester: {send}})
beforeEach(() => {
  send.mockReset().mockResolvedValue(working)
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

test.each([
  ['sends 503', {status: 503, content: '', isTimedOut: false}],
  [
    'refuses to connect',
    {status: 0, content: 'Network request failed', isTimedOut: false},
  ],
  ['hangs', {status: 0, content: 'Connection timeout', isTimedOut: true}],
])(
  'a host that %s is skipped for 120 s, and the next host answers',
  async (_, failure) => {
    vi.useFakeTimers({toFake: ['Date']})
    const engine = createEngine()
    const search = async () => {
      send.mockClear()
      engine.reset()
      await expect(engine.search(request)).resolves.toEqual(answer)
      return send.mock.calls.map(([{url}]) => new URL(url).hostname.split('.')[0])
    }
    send.mockResolvedValueOnce(failure)
    expect(await search()).toEqual(['first', 'second'])
    vi.advanceTimersByTime(119_000)
    expect(await search()).toEqual(['second'])
    vi.advanceTimersByTime(2_000)
    expect(await search()).toEqual(['first'])
    vi.useRealTimers()
  },
)

test('a request has 1 s to connect and 2 s to be answered', async () => {
  await createEngine().search(request)
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({connectTimeout: 1_000, responseTimeout: 2_000}),
  )
})
