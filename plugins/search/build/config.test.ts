import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {loadEnvironment, readSearchConfig} from './config'

const credentials = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'}

const read = (env: NodeJS.ProcessEnv) => readSearchConfig(env, 'docs')

describe('the search configuration', () => {
  test('chooses the embedded engine without credentials', () => {
    const embedded = {engine: 'embedded', indexName: 'docs'}
    expect(read({})).toEqual(embedded)
    const empty = {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''}
    expect(read(empty)).toEqual(embedded)
  })

  test('chooses the hosted engine with credentials', () => {
    expect(read(credentials)).toEqual({
      engine: 'hosted',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      insights: false,
    })
  })

  test('can name another index and turn on insights', () => {
    expect(
      read({
        ...credentials,
        ALGOLIA_INDEX_NAME: 'preview',
        ALGOLIA_INSIGHTS: 'true',
      }),
    ).toMatchObject({indexName: 'preview', insights: true})
    // An empty name is no name.
    expect(read({ALGOLIA_INDEX_NAME: ''})).toMatchObject({indexName: 'docs'})
  })

  test('throws with half of the credentials, and says what to do', () => {
    expect(() => read({ALGOLIA_API_KEY: 'key'})).toThrow(
      /^`appId` is missing\. .*set both.*or neither/,
    )
    expect(() => read({ALGOLIA_APP_ID: 'APP'})).toThrow(
      /^`apiKey` is missing\. .*set both.*or neither/,
    )
  })
})

describe('the environment', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is completed by a .env file, but takes precedence over it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'search-env-'))
    await writeFile(join(folder, '.env'), 'ALGOLIA_APP_ID=file\nALGOLIA_API_KEY=file\n')
    vi.stubEnv('ALGOLIA_APP_ID', 'shell')
    vi.stubEnv('ALGOLIA_API_KEY', undefined)
    expect(loadEnvironment(folder)).toMatchObject({
      ALGOLIA_APP_ID: 'shell',
      ALGOLIA_API_KEY: 'file',
    })
  })

  test('needs no .env file', () => {
    expect(loadEnvironment(join(tmpdir(), 'no-such-folder'))).toBe(process.env)
  })
})
