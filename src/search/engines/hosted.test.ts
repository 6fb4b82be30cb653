import {createServer} from 'node:http'
import type {IncomingMessage, Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {searchQuery} from '../query'
import {createHostedEngine} from './hosted'

const config = {
  engine: 'hosted',
  appId: 'APP',
  apiKey: 'search-only',
  indexName: 'docs',
  insights: false,
} as const
const facetFilters = ['language:en', ['version:current']]
const options = {indexName: 'docs', facetFilters, words: 10}
const request = {requests: [searchQuery('map', options)]}
const answer = {results: [{hits: [], nbHits: 0}]}

interface Received {
  url: URL
  method?: string
  headers: IncomingMessage['headers']
  body: string
}

/** A host of the provider. */
class FakeHost {
  readonly received: Received[] = []
  status = 200
  body = JSON.stringify(answer)
  silent = false
  readonly #server: Server

  constructor() {
    this.#server = createServer((incoming, response) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
      incoming.on('end', () => {
        const {url = '', method, headers} = incoming
        this.received.push({url: new URL(url, 'http://host'), method, headers, body})
        if (this.silent) return
        response.writeHead(this.status, {'content-type': 'application/json'})
        response.end(this.body)
      })
    })
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, resolve))
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get host() {
    const {port} = this.#server.address() as AddressInfo
    return {url: `localhost:${port}`, accept: 'readWrite', protocol: 'http'} as const
  }
}

let first: FakeHost
let second: FakeHost
beforeEach(async () => {
  first = new FakeHost()
  second = new FakeHost()
  await Promise.all([first.start(), second.start()])
})
afterEach(() => {
  vi.useRealTimers()
  first.stop()
  second.stop()
})

function createEngine() {
  return createHostedEngine(config, {hosts: [first.host, second.host]})
}

describe('a request', () => {
  test('has its credentials in the query parameters, and its body as it was given', async () => {
    await expect(createEngine().search(request)).resolves.toEqual(answer)
    const [received] = first.received
    expect(received?.method).toBe('POST')
    expect(received?.url.pathname).toBe('/1/indexes/*/queries')
    expect(received?.url.searchParams.get('x-algolia-application-id')).toBe('APP')
    expect(received?.url.searchParams.get('x-algolia-api-key')).toBe('search-only')
    expect(received?.headers).not.toHaveProperty('x-algolia-api-key')
    expect(JSON.parse(received?.body ?? '')).toEqual(request)
  })

  test('is not answered from memory once the engine is reset', () => {
    const responsesCache = {
      get: <Value>(_key: unknown, miss: () => Promise<Value>) => miss(),
      set: <Value>(_key: unknown, value: Value) => Promise.resolve(value),
      delete: () => Promise.resolve(),
      clear: vi.fn(() => Promise.resolve()),
    }
    createHostedEngine(config, {responsesCache}).reset()
    expect(responsesCache.clear).toHaveBeenCalledOnce()
  })
})

describe('a host that fails', () => {
  test('is followed by the next, and rests for 120 s', async () => {
    vi.useFakeTimers({toFake: ['Date']})
    const engine = createEngine()
    const search = async () => {
      engine.reset()
      await expect(engine.search(request)).resolves.toEqual(answer)
    }
    first.status = 503
    await search()
    expect([first.received.length, second.received.length]).toEqual([1, 1])

    vi.advanceTimersByTime(119_000)
    await search()
    expect([first.received.length, second.received.length]).toEqual([1, 2])

    first.status = 200
    vi.advanceTimersByTime(2_000)
    await search()
    expect([first.received.length, second.received.length]).toEqual([2, 2])
  })

  test('may be silent: after the connect time-out of 1 s the next one is asked', async () => {
    first.silent = true
    const start = Date.now()
    await expect(createEngine().search(request)).resolves.toEqual(answer)
    expect(Date.now() - start).toBeGreaterThanOrEqual(990)
    expect(second.received).toHaveLength(1)
  })

  test('may be unreachable', async () => {
    const engine = createEngine()
    first.stop()
    await expect(engine.search(request)).resolves.toEqual(answer)
  })
})

test('a request has 1 s to connect and 2 s to be answered', async () => {
  const send = vi.fn(() =>
    Promise.resolve({status: 200, content: JSON.stringify(answer), isTimedOut: false}),
  )
  await createHostedEngine(config, {requester: {send}}).search(request)
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({connectTimeout: 1_000, responseTimeout: 2_000}),
  )
})

describe('no answer', () => {
  test('is an error, when all hosts fail', async () => {
    first.status = 500
    second.status = 503
    await expect(createEngine().search(request)).rejects.toThrow()
  })

  test.each([400, 403, 404, 429])(
    '%i is an error, without a wait or another host',
    async (status) => {
      first.status = status
      first.body = JSON.stringify({message: 'No.', status})
      const start = Date.now()
      await expect(createEngine().search(request)).rejects.toThrow('No.')
      expect(Date.now() - start).toBeLessThan(900)
      expect(second.received).toHaveLength(0)
    },
  )

  test('is an error, when it is not JSON', async () => {
    first.body = '<html>'
    await expect(createEngine().search(request)).rejects.toThrow()
  })
})
