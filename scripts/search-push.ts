// Uploads the search records and the index settings to the hosted provider:
// npm run search:push
import {loadEnvironment} from '../plugins/search/build/config'
import {runCommand} from './commandLine'
import {buildSearchData} from './search/build'
import {createWriteClient, push, readWriteCredentials, toSiteRecords} from './search/push'

runCommand(async () => {
  const credentials = readWriteCredentials(loadEnvironment(process.cwd()))
  const {pages, config} = buildSearchData(process.cwd())
  const {indexName, siteUrl} = config
  const records = toSiteRecords(pages, siteUrl)
  console.log(`Pushing ${records.length} records to ${indexName} …`)
  await push(createWriteClient(credentials), indexName, records)
  console.log('Done: readers now search the new records.')
})
