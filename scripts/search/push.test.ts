import {describe, expect, test, vi} from 'vitest'
import {testIntro, testPage, testSection} from '../../plugins/search/test/data'
import {createWriteClient, push, readWriteCredentials, toSiteRecords} from './push'

const credentials = {appId: 'APP', writeKey: 'write-key'}

const page = testPage('useFacetMap', {
  url: '/docs/map',
  sections: [testIntro('A'), testSection('B')],
})
const records = toSiteRecords([page], 'https://docs.example')

test('records have the URLs of the deployed site', () => {
  expect(records.map(({url, url_without_anchor}) => [url, url_without_anchor])).toEqual([
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
  interface Request {
    method: string
    url: string
    data?: string | Uint8Array | undefined
  }

  /**
   * Pushes to a provider, and returns the requests that make changes.
   *
   * @param refused the end of the path of the requests that the provider refuses, if any
   */
  async function changesOf(refused?: string): Promise<string[]> {
    const changes: string[] = []
    const send = ({method, url, data = '{}'}: Request) => {
      // The name of the new index contains a random number.
      const path = new URL(url).pathname.replace(/_tmp_\d+/, '_new')
      const {operation = ''} = JSON.parse(String(data)) as {operation?: string}
      if (method !== 'GET') changes.push(`${method} ${path} ${operation}`.trim())
      return Promise.resolve({
        status: refused !== undefined && path.endsWith(refused) ? 403 : 200,
        content: JSON.stringify({status: 'published', taskID: 1, objectIDs: []}),
        isTimedOut: false,
      })
    }
    const client = createWriteClient(credentials, {requester: {send}})
    await push(client, 'docs', records).catch(() => undefined)
    return changes
  }

  test('sets the settings, then replaces all records in one step', async () => {
    expect(await changesOf()).toEqual([
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/operation copy',
      'POST /1/indexes/docs_new/batch',
      'POST /1/indexes/docs/operation copy',
      'POST /1/indexes/docs_new/operation move',
    ])
  })

  test('that fails keeps the old records and leaves no new index behind', async () => {
    expect(await changesOf('/batch')).toEqual([
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/operation copy',
      'POST /1/indexes/docs_new/batch',
      'DELETE /1/indexes/docs_new',
    ])
  })
})
