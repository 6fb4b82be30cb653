// Uploads the search records and the index settings to the hosted provider:
// npm run search:push [-- --dry-run]
import {parseArgs} from 'node:util'
import {indexSettings} from '../plugins/search/settings'
import {loadEnvironment} from '../src/search/config'
import {runCommand} from './commandLine'
import {buildRecords} from './search/build'
import {
  compare,
  createWriteClient,
  push,
  readWriteCredentials,
  toSiteRecords,
  type SearchChanges,
} from './search/push'

/** The most objectIDs that are printed for each kind of change. */
const maxListed = 10

function listLines(title: string, entries: readonly string[]): string[] {
  const more = entries.length - maxListed
  return [
    `  ${title}: ${entries.length}`,
    ...entries.slice(0, maxListed).map((entry) => `    ${entry}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ]
}

function changeLines(changes: SearchChanges): string[] {
  return [
    ...listLines('records to add', changes.added),
    ...listLines('records to change', changes.changed),
    ...listLines('records to remove', changes.removed),
    `  records that stay: ${changes.unchanged}`,
    ...listLines('settings to change', changes.settings),
  ]
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}})
  const environment = loadEnvironment(process.cwd())
  const credentials = readWriteCredentials(environment)
  const generated = buildRecords(process.cwd())
  const upload = {
    indexName: generated.config.indexName,
    records: toSiteRecords(generated),
    settings: indexSettings,
  }
  const client = createWriteClient(credentials)

  if (values['dry-run']) {
    const changes = await compare(client, upload)
    console.log(`A push would change the index ${upload.indexName}:`)
    console.log(changeLines(changes).join('\n'))
    console.log('Nothing was changed. Run it without --dry-run to push.')
    return
  }
  console.log(`Pushing ${upload.records.length} records to ${upload.indexName} …`)
  await push(client, upload)
  console.log('Done: readers now search the new records.')
}

runCommand(main)
