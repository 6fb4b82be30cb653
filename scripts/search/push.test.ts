import {createServer} from 'node:http'
import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {indexSettings} from '../../plugins/search/settings'
import {testIntro, testPage, testSection} from '../../src/search/testData'
import {
  compare,
  createWriteClient,
  push,
  readWriteCredentials,
  toSiteRecords,
} from './push'
import type {SearchUpload} from './push'

const credentials = {appId: 'APP', writeKey: 'write-key'}

interface Index {
  objects: Map<string, unknown>
  settings: Record<string, unknown>
  rules: string[]
}

/** The provider, as far as an upload needs it: named indices with objects and settings. */
class FakeProvider {
  readonly indices = new Map<string, Index>()
  /** Method and path of each request that changes something. */
  readonly changes: string[] = []
  /** The action of requests that are rejected. */
  refuses: string | undefined
  readonly #server: Server

  constructor() {
    this.#server = createServer((incoming, response) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
      incoming.on('end', () => {
        const {pathname} = new URL(incoming.url ?? '', 'http://host')
        const answer = this.#answer(incoming.method ?? '', pathname, body)
        response.writeHead(answer ? 200 : 404, {'content-type': 'application/json'})
        response.end(JSON.stringify(answer ?? {message: 'Not found.', status: 404}))
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

  get client() {
    const {port} = this.#server.address() as AddressInfo
    return createWriteClient(credentials, {
      hosts: [{url: `localhost:${port}`, accept: 'readWrite', protocol: 'http'}],
    })
  }

  index(name: string): Index {
    const index = this.indices.get(name) ?? {objects: new Map(), settings: {}, rules: []}
    this.indices.set(name, index)
    return index
  }

  #answer(method: string, path: string, body: string): object | undefined {
    const [, , , name = '', action] = path.split('/').map(decodeURIComponent)
    const known = this.indices.get(name)
    const data = (body ? JSON.parse(body) : {}) as {
      operation: 'move' | 'copy'
      destination: string
      requests: {body: {objectID: string}}[]
    }
    if (method === 'GET' && action === 'task') return {status: 'published'}
    if (method === 'GET' && action === 'settings') return known?.settings
    if (action === 'browse') return known && {hits: [...known.objects.values()]}

    this.changes.push(`${method} ${name} ${action ?? ''}`.trim())
    if (action !== undefined && action === this.refuses) return undefined
    switch (action) {
      case 'settings':
        this.index(name).settings = {...data}
        break
      case 'batch':
        for (const request of data.requests) {
          this.index(name).objects.set(request.body.objectID, request.body)
        }
        break
      case 'operation': {
        if (!known) return undefined
        if (data.operation === 'copy') this.index(data.destination).rules = known.rules
        else {
          this.indices.set(data.destination, known)
          this.indices.delete(name)
        }
        break
      }
      case undefined:
        this.indices.delete(name)
    }
    return {taskID: 1, objectIDs: []}
  }
}

const page = testPage('useFacetMap', {
  url: '/docs/map',
  sections: [testIntro('A'), testSection('B')],
})
const generated = {pages: [page], config: {siteUrl: 'https://docs.example'}}
const upload: SearchUpload = {
  indexName: 'docs',
  records: toSiteRecords(generated),
  settings: indexSettings,
}
const ids = upload.records.map(({objectID}) => objectID)

let provider: FakeProvider
beforeEach(async () => {
  provider = new FakeProvider()
  await provider.start()
})
afterEach(() => provider.stop())

test('records have the URLs of the deployed site', () => {
  expect(
    upload.records.map(({url, url_without_anchor}) => [url, url_without_anchor]),
  ).toEqual([
    ['https://docs.example/docs/map', 'https://docs.example/docs/map'],
    ['https://docs.example/docs/map', 'https://docs.example/docs/map'],
    ['https://docs.example/docs/map#b', 'https://docs.example/docs/map'],
  ])
})

describe('credentials', () => {
  test('are read from the environment', () => {
    const env = {ALGOLIA_APP_ID: 'APP', ALGOLIA_WRITE_KEY: 'key'}
    expect(readWriteCredentials(env)).toEqual({appId: 'APP', writeKey: 'key'})
  })

  test('are required', () => {
    expect(() => readWriteCredentials({ALGOLIA_WRITE_KEY: 'key'})).toThrow(
      '`appId` is missing',
    )
    expect(() =>
      readWriteCredentials({ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search-only'}),
    ).toThrow(/write key is missing.*ALGOLIA_WRITE_KEY/)
  })
})

test('a write has 1 s to connect and 30 s to be answered', async () => {
  const send = vi.fn(() =>
    Promise.resolve({status: 200, content: '{}', isTimedOut: false}),
  )
  const client = createWriteClient(credentials, {requester: {send}})
  await client.saveObject({indexName: 'pages', body: {objectID: '1'}})
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({connectTimeout: 1_000, responseTimeout: 30_000}),
  )
})

describe('a push', () => {
  test('creates a missing index', async () => {
    await push(provider.client, upload)
    expect([...provider.indices.keys()]).toEqual(['docs'])
    expect([...provider.index('docs').objects.keys()]).toEqual(ids)
    expect(provider.index('docs').settings).toEqual(indexSettings)
  })

  test('replaces an index in one step, and keeps its rules', async () => {
    provider.index('docs').objects.set('old', {objectID: 'old'})
    provider.index('docs').rules = ['rule']
    await push(provider.client, upload)
    expect(provider.changes).toEqual([
      'POST docs operation',
      'PUT docs_new settings',
      'POST docs_new batch',
      'POST docs_new operation',
    ])
    expect([...provider.index('docs').objects.keys()]).toEqual(ids)
    expect(provider.index('docs').rules).toEqual(['rule'])
  })

  test('that fails leaves the index as it was, and no other index', async () => {
    provider.index('docs').objects.set('old', {objectID: 'old'})
    provider.refuses = 'batch'
    await expect(push(provider.client, upload)).rejects.toThrow()
    expect([...provider.indices.keys()]).toEqual(['docs'])
    expect([...provider.index('docs').objects.keys()]).toEqual(['old'])
  })
})

describe('a dry run', () => {
  test('reports all records as new if the index is missing', async () => {
    expect(await compare(provider.client, upload)).toEqual({
      added: ids,
      changed: [],
      removed: [],
      unchanged: 0,
      settings: Object.keys(indexSettings),
    })
  })

  test('reports no changes after a push', async () => {
    await push(provider.client, upload)
    expect(await compare(provider.client, upload)).toEqual({
      added: [],
      changed: [],
      removed: [],
      unchanged: 3,
      settings: [],
    })
  })

  test('reports what differs, and changes nothing', async () => {
    const [first, second, third] = upload.records
    const index = provider.index('docs')
    index.objects.set('old', {objectID: 'old'})
    index.objects.set(first?.objectID ?? '', {...first})
    index.objects.set(second?.objectID ?? '', {...second, content: 'Before'})
    index.settings = {...indexSettings, hitsPerPage: 10}
    expect(await compare(provider.client, upload)).toEqual({
      added: [third?.objectID],
      changed: [second?.objectID],
      removed: ['old'],
      unchanged: 1,
      settings: ['hitsPerPage'],
    })
    expect(provider.changes).toEqual([])
  })
})
