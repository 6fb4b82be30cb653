// Uploads the search records and the index settings to the hosted provider:
// npm run search:push
import {execSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {loadEnvironment} from '../plugins/search/build/config'
import type {GeneratedSearchConfig, SearchPage} from '../plugins/search/shared/types'
import {runCommand} from './commandLine'
import {createWriteClient, push, readWriteCredentials, toSiteRecords} from './search/push'

/** Reads what plugins/search has generated. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(`.docusaurus/search/default/${name}`, 'utf8'))

runCommand(async () => {
  const credentials = readWriteCredentials(loadEnvironment(process.cwd()))
  // Data that a dev server or a test has left may contain drafts or have another origin.
  execSync('npm run build', {stdio: 'inherit'})
  const {indexName, siteUrl} = read('config.json') as GeneratedSearchConfig
  const records = toSiteRecords(read('pages.json') as SearchPage[], siteUrl)
  console.log(`Pushing ${records.length} records to ${indexName} …`)
  await push(createWriteClient(credentials), indexName, records)
  console.log('Done: readers now search the new records.')
})
