/**
 * `npm run bench:search`: what a key costs a reader who searches this site, and larger ones with
 * synthetic pages, with the first tier of the index and with both.
 */
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {makeTiers} from '../../plugins/search/build/assets'
import {
  createEngine,
  type PagesEngine,
} from '../../plugins/search/client/engines/embedded/engine'
import {searchQuery} from '../../plugins/search/shared/query'
import {readFirstTier, type RestTier} from '../../plugins/search/shared/tiers'
import {runCommand} from '../commandLine'
import {readCases} from '../search/queries'
import {readSearchPages} from '../sitePages'
import {addSyntheticPages} from './syntheticPages'

const siteDir = join(import.meta.dirname, '../..')

const pageCounts = [40, 500, 2000]

/** One of so many queries is typed: enough for a stable median. */
const sampling = 60

/** All beginnings of a query, as a reader types it. */
function keysOf(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1))
}

function readKeys(): string[] {
  const files = readdirSync(join(siteDir, 'scripts/search/queries'))
  const queries = files.flatMap((file) => readCases(file.replace('.tsv', '')))
  return queries
    .filter((_, index) => index % sampling === 0)
    .flatMap(({query}) => keysOf(query))
}

/** Processor time of each key in milliseconds, which other programs do not change, sorted. */
function timesOf(engine: PagesEngine, keys: readonly string[]): number[] {
  const times = keys.map((key) => {
    const query = searchQuery(key, {indexName: 'docs', words: 10, facetFilters: []})
    const start = process.cpuUsage()
    engine({requests: [query]})
    const {user, system} = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return times.toSorted((a, b) => a - b)
}

runCommand(async () => {
  const site = await readSearchPages(siteDir)
  const keys = readKeys()
  console.log('| pages | tiers | gzipped | indexing | key: median | 95th percentile |')
  console.log('| ---: | --- | ---: | ---: | ---: | ---: |')
  for (const count of pageCounts) {
    const {first, rest} = makeTiers(addSyntheticPages(site, count))
    const sizes = [first, rest].map((tier) => gzipSync(tier).length)
    for (const isWhole of [false, true]) {
      const start = process.cpuUsage()
      const engine = await createEngine({
        first: readFirstTier(first),
        ...(isWhole && {rest: JSON.parse(rest) as RestTier}),
      })
      const {user} = process.cpuUsage(start)
      const times = timesOf(engine, keys)
      const timeAt = (share: number) =>
        times[Math.floor(share * times.length)]?.toFixed(1)
      const cells = [
        count,
        isWhole ? 'both' : 'first',
        `${Math.round((sizes[isWhole ? 1 : 0] ?? 0) / 1000)} kB`,
        `${Math.round(user / 1000)} ms`,
        `${timeAt(0.5)} ms`,
        `${timeAt(0.95)} ms`,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
})
