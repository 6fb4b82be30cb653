import {isDeepStrictEqual} from 'node:util'
import {algoliasearch, type Algoliasearch, type IndexSettings} from 'algoliasearch'
import {timeouts} from '../../src/search/engines/hosted'
import {toRecords} from '../../src/search/records'
import type {
  DocSearchRecord,
  GeneratedSearchConfig,
  SearchPage,
} from '../../src/search/types'

/** The data that is uploaded to the provider. */
export interface SearchUpload {
  indexName: string
  records: DocSearchRecord[]
  settings: IndexSettings
}

/** The changes that an upload would make to the index. */
export interface SearchChanges {
  added: string[]
  changed: string[]
  removed: string[]
  unchanged: number
  /** Names of the settings that differ. */
  settings: string[]
}

/**
 * Reads the credentials for writing to the index.
 *
 * @param env with `ALGOLIA_APP_ID` and `ALGOLIA_WRITE_KEY`, a key that may search, browse,
 *   write and delete, and that is never part of the site
 * @throws when one is missing
 */
export function readWriteCredentials(env: NodeJS.ProcessEnv) {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_WRITE_KEY: writeKey} = env
  if (!appId) {
    throw new Error(
      '`appId` is missing. Set ALGOLIA_APP_ID in the environment or in .env.',
    )
  }
  if (!writeKey) {
    throw new Error(
      'The write key is missing. Set ALGOLIA_WRITE_KEY in the environment or in .env to an ' +
        'API key with the rights search, browse, addObject, deleteObject, deleteIndex, ' +
        'settings and editSettings. The search-only key cannot upload records.',
    )
  }
  return {appId, writeKey}
}

/**
 * Creates the client that changes the index.
 *
 * @param options of the provider's client, such as other hosts
 */
export function createWriteClient(
  {appId, writeKey}: ReturnType<typeof readWriteCredentials>,
  options: Parameters<typeof algoliasearch>[2] = {},
): Algoliasearch {
  return algoliasearch(appId, writeKey, {timeouts, ...options})
}

/** Makes the records of the deployed site, with absolute URLs like those of a crawler. */
export function toSiteRecords({
  pages,
  config,
}: {
  pages: readonly SearchPage[]
  config: Pick<GeneratedSearchConfig, 'siteUrl'>
}): DocSearchRecord[] {
  return pages.flatMap(toRecords).map((record) => ({
    ...record,
    url: config.siteUrl + record.url,
    url_without_anchor: config.siteUrl + record.url_without_anchor,
  }))
}

async function browse(
  client: Algoliasearch,
  indexName: string,
): Promise<Map<string, unknown>> {
  const objects = new Map<string, unknown>()
  await client.browseObjects({
    indexName,
    browseParams: {attributesToRetrieve: ['*']},
    aggregator: ({hits}) => hits.forEach((hit) => objects.set(hit.objectID, hit)),
  })
  return objects
}

/** Compares an upload with the current index, without changing it. */
export async function compare(
  client: Algoliasearch,
  {indexName, records, settings}: SearchUpload,
): Promise<SearchChanges> {
  const exists = await client.indexExists({indexName})
  const current = exists ? await browse(client, indexName) : new Map<string, unknown>()
  const currentSettings: Record<string, unknown> = exists
    ? {...(await client.getSettings({indexName}))}
    : {}

  const ids = new Set(records.map(({objectID}) => objectID))
  const known = records.filter(({objectID}) => current.has(objectID))
  const changed = known.filter(
    (record) => !isDeepStrictEqual(current.get(record.objectID), record),
  )
  return {
    added: records.map(({objectID}) => objectID).filter((id) => !current.has(id)),
    changed: changed.map(({objectID}) => objectID),
    removed: [...current.keys()].filter((id) => !ids.has(id)),
    unchanged: known.length - changed.length,
    settings: Object.entries(settings)
      .filter(([name, value]) => !isDeepStrictEqual(currentSettings[name], value))
      .map(([name]) => name),
  }
}

/**
 * Replaces the records and settings of the index in one step: readers search the old index
 * until a new one is complete and takes its place. Rules and synonyms stay.
 */
export async function push(
  client: Algoliasearch,
  {indexName, records, settings}: SearchUpload,
): Promise<void> {
  const newIndex = `${indexName}_new`
  const done = async (task: Promise<{taskID: number}>) => {
    const {taskID} = await task
    await client.waitForTask({indexName: newIndex, taskID})
  }

  try {
    if (await client.indexExists({indexName})) {
      await done(
        client.operationIndex({
          indexName,
          operationIndexParams: {
            operation: 'copy',
            destination: newIndex,
            scope: ['rules', 'synonyms'],
          },
        }),
      )
    }
    await done(client.setSettings({indexName: newIndex, indexSettings: settings}))
    await client.saveObjects({
      indexName: newIndex,
      objects: records.map((record) => ({...record})),
      waitForTasks: true,
    })
    await done(
      client.operationIndex({
        indexName: newIndex,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    )
  } catch (error) {
    await client.deleteIndex({indexName: newIndex}).catch(() => undefined)
    throw error
  }
}
