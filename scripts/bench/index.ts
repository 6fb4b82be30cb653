/**
 * Compares this site with others that have the same content: npm run bench
 *
 * The other generators build their sites from the Markdown twins of this site's pages. The
 * same kind of server serves all sites. They are visited in turn, each time with an empty cache
 * and a slow network and processor. The report shows medians. A site that cannot be built is
 * not visited; any other measurement that fails leaves out only its own figures. BENCHMARKS.md
 * describes the method.
 *
 *     --sites <ids>    sites to compare, from sites.ts; all by default
 *     --sizes <sizes>  how many times the docs are included; 1,10 by default
 *     --rounds <n>     how many times each measurement is made; 3 by default
 *     --builds <n>     how many times each site is built clean, then warm, per size; 3 by default
 */
import {writeFile} from 'node:fs/promises'
import {cpus, loadavg, tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {neverRedirects} from '../../tools/hosting/hosts'
import {serve} from '../../tools/hosting/server'
import {parsePositive, runCommand} from '../commandLine'
import {prepareSite, timeBuilds} from './build'
import {readContent} from './content'
import {docsPage, observe, stepsOf} from './measure'
import {attempt, formatReport, type Result} from './report'
import {siteDir, sites, type Site} from './sites'
import {launch, visit} from './visit'

/** Where sources, packages, builds and the report are written. */
const folder = join(tmpdir(), 'react-facet-docs-bench')

/** Rotates a list, so that no entry is always the first. */
function rotate<Entry>(list: readonly Entry[], by: number): Entry[] {
  const start = by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** A site at one size. */
interface Candidate {
  site: Site
  result: Result
  /** The folders of its sources and of its built pages. */
  sources: string
  built: string
}

const hasNoFailures = ({result}: Candidate) => result.failures.size === 0

/** Builds sites at one size, in turn. */
async function buildSites(
  ids: readonly string[],
  copies: number,
  builds: number,
): Promise<Candidate[]> {
  const content = readContent(join(siteDir, 'build'), copies)
  const pages = [...content.docs.flatMap((group) => group.pages), ...content.posts]
  const candidates = ids.map((id): Candidate => {
    const site = sites[id]
    if (!site) throw new Error(`--sites names ${id}, which does not exist.`)
    const result: Result = {
      title: site.title,
      copies,
      pages: pages.length,
      samples: new Map(),
      failures: new Map(),
    }
    const sources = join(folder, 'sites', `${id}-${copies}x`)
    return {site, result, sources, built: join(sources, site.output)}
  })
  for (const candidate of candidates) {
    const {site, sources, result} = candidate
    await attempt(result, 'sources', () =>
      prepareSite(site, site.files(content, copies), sources),
    )
  }
  for (let round = 1; round <= builds; round++) {
    for (const candidate of rotate(candidates.filter(hasNoFailures), round)) {
      const {site, sources, result} = candidate
      await attempt(result, 'build', () => timeBuilds(site, sources))
    }
  }
  return candidates
}

/** Makes all measurements of a site's pages once. */
async function visitSite({site, result, built}: Candidate): Promise<void> {
  const server = await serve({folder: built, baseUrl: '/', host: neverRedirects})
  const {origin} = new URL(server.url)
  for (const {name, path = docsPage, measure} of stepsOf(site))
    await attempt(result, name, () => visit(origin + path, observe, measure))
  await server.close()
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      sites: {type: 'string', default: Object.keys(sites).join()},
      sizes: {type: 'string', default: '1,10'},
      rounds: {type: 'string', default: '3'},
      builds: {type: 'string', default: '3'},
    },
  })
  const sizes = values.sizes.split(',').map((size) => parsePositive('sizes', size))
  const rounds = parsePositive('rounds', values.rounds)
  const builds = parsePositive('builds', values.builds)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const browser = await launch()
  const version = browser.version()
  await browser.close()

  const candidates: Candidate[] = []
  for (const copies of sizes)
    candidates.push(...(await buildSites(values.sites.split(','), copies, builds)))
  const builtCandidates = candidates.filter(hasNoFailures)
  for (let round = 1; round <= rounds; round++) {
    for (const candidate of rotate(builtCandidates, round)) await visitSite(candidate)
  }
  const report = formatReport(
    candidates.map(({result}) => result),
    `Medians; rounds: ${rounds}, builds: ${builds}. In brackets: the ratio to the first ` +
      `column. Chromium ${version}, Node.js ${process.versions.node}, ` +
      `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load average ${load} ` +
      `before, ${new Date().toISOString().slice(0, 10)}.`,
  )
  await writeFile(join(folder, 'report.md'), report)
  console.log(`${report}\nIn ${folder}: this report, sources and builds.`)
}

runCommand(main)
