import {algoliasearch, type Algoliasearch} from 'algoliasearch'
import {indexSettings} from './settings'
import {timeouts} from '../../plugins/search/client/engines/hosted'
import {toRecords} from '../../plugins/search/shared/records'
import type {DocSearchRecord, SearchPage} from '../../plugins/search/shared/types'

/**
 * Reads the credentials for writing to the index.
 *
 * @param env with `ALGOLIA_APP_ID` and `ALGOLIA_WRITE_KEY`. The key may write and delete, and
 *   is never part of the site.
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
        'API key with the rights addObject, deleteIndex, settings and editSettings. ' +
        'The search-only key cannot upload records.',
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
export function toSiteRecords(
  pages: readonly SearchPage[],
  siteUrl: string,
): DocSearchRecord[] {
  return pages.flatMap(toRecords).map((record) => ({
    ...record,
    url: siteUrl + record.url,
    url_without_anchor: siteUrl + record.url_without_anchor,
  }))
}

/**
 * Sets the settings of the index, then replaces all records in one step: readers search the old
 * ones until the new ones are complete. Rules and synonyms stay. If the push fails, the old
 * records stay.
 */
export async function push(
  client: Algoliasearch,
  indexName: string,
  records: readonly DocSearchRecord[],
): Promise<void> {
  // First, because this creates a missing index. Replacing the records keeps the settings.
  const {taskID} = await client.setSettings({indexName, indexSettings})
  await client.waitForTask({indexName, taskID})
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({...record})),
  })
}
