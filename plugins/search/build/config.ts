import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {SearchConfig} from '../shared/types'

/**
 * Adds the `.env` file of a folder, if there is one, to this process's environment. Variables
 * that are already set take precedence over the file.
 */
export function loadEnvironment(folder: string): NodeJS.ProcessEnv {
  const file = join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}

/**
 * Chooses the search engine: the hosted one when the environment holds its credentials, else
 * the embedded one.
 *
 * @param env may set `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` (the search-only key),
 *   `ALGOLIA_INDEX_NAME` and `ALGOLIA_INSIGHTS` (`true` reports viewed and clicked hits)
 * @param defaultIndexName the name of the index when the environment has none
 * @throws when only one of application id and key is set (ARCHITECTURE.md, "Search")
 */
export function readSearchConfig(
  env: NodeJS.ProcessEnv,
  defaultIndexName: string,
): SearchConfig {
  const appId = env.ALGOLIA_APP_ID
  const apiKey = env.ALGOLIA_API_KEY
  // CI workflows pass unset variables on as empty strings.
  const {ALGOLIA_INDEX_NAME: name = ''} = env
  const indexName = name === '' ? defaultIndexName : name
  if (!appId && !apiKey) return {engine: 'embedded', indexName}
  if (!appId) throw missingError('appId', 'ALGOLIA_APP_ID', 'ALGOLIA_API_KEY')
  if (!apiKey) throw missingError('apiKey', 'ALGOLIA_API_KEY', 'ALGOLIA_APP_ID')
  return {
    engine: 'hosted',
    appId,
    apiKey,
    indexName,
    insights: env.ALGOLIA_INSIGHTS === 'true',
  }
}

function missingError(option: string, absent: string, present: string): Error {
  return new Error(
    `\`${option}\` is missing. ${present} is set and ${absent} is not: set both to search ` +
      'with the hosted provider, or neither to search without one.',
  )
}
