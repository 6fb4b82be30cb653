/**
 * Compares this site with others that have the same content: npm run bench
 *
 * Method: BENCHMARKS.md, which this program writes, says it in full. In short: the content
 * becomes plain Markdown; the generators build it in turn, clean and warm; the built sites are
 * served alike and visited in turn by one throttled Chromium, each visit cold; medians count.
 */
import {readFile, writeFile} from 'node:fs/promises'
import {cpus, loadavg} from 'node:os'
import {join} from 'node:path'
import {chromium, type Browser} from '@playwright/test'
import {browserArguments, ensureBrowser} from '../../tools/browser'
import sidebars from '../../sidebars'
import {keepBuild, prepareSite, timeBuilds, type BuildTimes} from './build'
import {readContent, type Content} from './content'
import {measureColdSearch, measureOpenedAgain} from './coldSearch'
import {measureFirstAction} from './firstActions'
import {measureWaits, visit} from './measure'
import {measureReading} from './reading'
import {siteDir} from './paths'
import {drawPlot} from './plot'
import {formatReport, replaceSection} from './report'
import type {Failure, SiteResult} from './results'
import {serveFolder, type StaticServer} from './server'
import {readSettings, usage, type Settings} from './settings'
import {sites} from './sites'
import type {Site} from './sites/site'

/** The page that is visited, and one that its text links to. */
const docsPage = '/docs/api/hooks/use-facet-map'
const nextPage = {path: '/docs/api/hooks/use-facet-memo', heading: 'useFacetMemo'}

const reportFile = join(siteDir, 'BENCHMARKS.md')
const plotFile = join(siteDir, '.github', 'benchmark.svg')

/** Nobody but the measured sites is asked; the stock site would call its search provider. */
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

function progress(step: string): void {
  process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${step}\n`)
}

/** The list, beginning with another entry each time. */
function rotate<Entry>(list: readonly Entry[], by: number): Entry[] {
  const start = by % Math.max(1, list.length)
  return [...list.slice(start), ...list.slice(0, start)]
}

/** Builds all sites in one size, in turn. */
async function buildSize(
  content: Content,
  {sites: ids, builds, limit, workDir}: Settings,
  failures: Failure[],
): Promise<SiteResult[]> {
  const {copies, pages} = content
  let left = ids.map((id): {site: Site; times: BuildTimes} => {
    return {site: sites[id], times: {clean: [], warm: []}}
  })
  /** Goes on without a site when a step fails. */
  const attempt = async (site: Site, step: string, action: () => Promise<void>) => {
    progress(`${site.title}, ${pages.length} pages: ${step}`)
    try {
      await action()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      progress(`${site.title} cannot be measured: ${reason}`)
      failures.push({title: site.title, copies, reason})
      left = left.filter((entry) => entry.site !== site)
    }
  }

  for (const {site} of left)
    await attempt(site, 'prepare', () => prepareSite(site, content, workDir))
  for (let build = 1; build <= builds; build++)
    for (const {site, times} of rotate(left, build))
      await attempt(site, `clean and warm build ${build} of ${builds}`, () =>
        timeBuilds(site, workDir, limit, times),
      )
  return Promise.all(
    left.map(async ({site, times}) => ({
      site: site.id,
      title: site.title,
      copies,
      pages: pages.length,
      build: await keepBuild(site, copies, workDir, times),
      visits: [],
      waits: [],
      coldSearches: [],
      openedAgain: [],
      readings: [],
      firstActions: {},
      others: {},
    })),
  )
}

/** Visits the pages of one site and adds what was measured to its result. */
async function measureOnce(
  browser: Browser,
  result: SiteResult,
  server: StaticServer,
  smallest: boolean,
): Promise<void> {
  const {origin} = server
  const site = sites[result.site]
  const {
    searchDialog,
    searchPrompt = searchDialog,
    searchResult,
    otherPages = {},
    controls = {},
  } = site
  result.visits.push(await visit(browser, origin + docsPage))
  result.readings.push(await measureReading(browser, origin + docsPage))
  result.waits.push(
    await measureWaits(browser, origin + docsPage, nextPage, searchDialog, searchPrompt),
  )
  if (searchResult !== undefined) {
    const box = `${searchPrompt}, ${searchDialog}`
    result.coldSearches.push(
      await measureColdSearch(browser, server, docsPage, box, searchResult),
    )
    result.openedAgain.push(
      await measureOpenedAgain(browser, origin + docsPage, {
        box,
        dialog: searchDialog,
        result: searchResult,
      }),
    )
  }
  if (!smallest) return
  for (const [name, control] of Object.entries(controls))
    (result.firstActions[name] ??= []).push(
      await measureFirstAction(browser, origin, control),
    )
  for (const [name, path] of Object.entries(otherPages))
    (result.others[name] ??= []).push(await visit(browser, origin + path))
}

/** Visits all sites in turn, as often as asked; each round begins with another one. */
async function measureAll(
  browser: Browser,
  results: SiteResult[],
  {rounds, sizes}: Settings,
): Promise<void> {
  const served = await Promise.all(
    results.map(async (result) => ({
      result,
      server: await serveFolder(result.build.folder),
    })),
  )
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const {result, server} of rotate(served, round)) {
        progress(`round ${round} of ${rounds}: ${result.title}, ${result.pages} pages`)
        await measureOnce(browser, result, server, result.copies === sizes[0])
      }
    }
  } finally {
    await Promise.all(served.map(({server}) => server.close()))
  }
}

/** The load average: before anything is measured, it shows what else the machine does. */
function currentLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function conditionsOf(
  {rounds, builds}: Settings,
  browser: Browser,
  loadBefore: string,
): string {
  const processor = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`
  return (
    `Medians of ${rounds} interleaved rounds and ${builds} ${builds === 1 ? 'build' : 'builds'}; ` +
    `in brackets the ratio to the first column. Chromium ${browser.version()}, ` +
    `Node.js ${process.versions.node}, ${processor}, load average ${loadBefore} before, ${new Date().toISOString().slice(0, 10)}.`
  )
}

async function writeReport(report: string, results: SiteResult[]): Promise<void> {
  const text = await readFile(reportFile, 'utf8')
  await writeFile(reportFile, replaceSection(text, 'bench', report))
  const [first] = results
  await writeFile(plotFile, drawPlot(results.filter((r) => r.copies === first?.copies)))
  console.log(`\nWritten: ${reportFile} and ${plotFile}.`)
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2))
  if (!settings) {
    console.log(usage)
    return
  }
  const start = Date.now()
  const loadBefore = currentLoad()
  const results: SiteResult[] = []
  const failures: Failure[] = []
  for (const copies of settings.sizes) {
    const content = await readContent(siteDir, sidebars, copies)
    results.push(...(await buildSize(content, settings, failures)))
  }
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, offline],
  })
  try {
    await measureAll(browser, results, settings)
    const report = formatReport(
      results,
      failures,
      conditionsOf(settings, browser, loadBefore),
    )
    console.log(report)
    if (!settings.print) await writeReport(report, results)
  } finally {
    await browser.close()
  }
  const minutes = Math.round((Date.now() - start) / 60_000)
  console.log(`Took ${minutes} minutes. Builds and sources are in ${settings.workDir}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
