/**
 * Runs Lighthouse on the built site: npm run bench:lighthouse
 *
 * Lighthouse is installed on its first run, outside the repository: it weighs more than the
 * rest of the development tools together and nothing else needs it.
 */
import {existsSync} from 'node:fs'
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {browserArguments, ensureBrowser} from '../../tools/browser'
import {
  failedAudits,
  formatScores,
  missedScores,
  type LighthouseReport,
  type PageReports,
} from './lighthouseReport'
import {installPackages} from './packages'
import {defaultWorkDir, siteDir} from './paths'
import {replaceSection} from './report'
import {run} from './run'
import {serveFolder} from './server'
import {positive} from './settings'

/** The newest that runs on Node 20. */
const packages = {lighthouse: '12.8.2'}

const pages = {
  home: '/',
  docs: '/docs/api/hooks/use-facet-map',
  blog: '/blog',
  search: '/search',
}

const usage = `Usage: npm run bench:lighthouse -- [options]

Runs Lighthouse (mobile) on the built site, prints the median scores and names every audit
that costs one, and writes them into BENCHMARKS.md. Fails when a median is below 100.

Options:
  --runs <n>       runs per page (default 5)
  --work <folder>  where Lighthouse and its reports go
                   (default ${defaultWorkDir})
  --print          only print the results, write no file
  --help           show this text
`

async function runLighthouse(folder: string, url: string, output: string) {
  const flags = ['--headless=new', ...browserArguments].join(' ')
  await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ],
    folder,
    {env: {...process.env, CHROME_PATH: ensureBrowser()}},
  )
  return JSON.parse(await readFile(output, 'utf8')) as LighthouseReport
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '5'},
      work: {type: 'string', default: defaultWorkDir},
      print: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) {
    console.log(usage)
    return
  }
  const runs = positive('runs', values.runs)
  const build = join(siteDir, 'build')
  if (!existsSync(build)) throw new Error('There is no build to measure: npm run build.')

  const folder = join(values.work, 'lighthouse')
  const reportDir = join(folder, 'reports')
  await mkdir(reportDir, {recursive: true})
  process.stderr.write('install\n')
  await installPackages(folder, packages)
  // A copy, because the server puts compressed files beside the others.
  const served = join(folder, 'site')
  await rm(served, {recursive: true, force: true})
  await cp(build, served, {recursive: true})
  const server = await serveFolder(served)
  const reports: PageReports = {}
  try {
    // In turn, so that a slow spell of the machine hits all pages.
    for (let time = 1; time <= runs; time++) {
      for (const [name, path] of Object.entries(pages)) {
        process.stderr.write(`run ${time} of ${runs}: ${name}\n`)
        const output = join(reportDir, `${name}-${time}.json`)
        const report = await runLighthouse(folder, server.origin + path, output)
        ;(reports[name] ??= []).push(report)
      }
    }
  } finally {
    await server.close()
  }

  const scores = formatScores(reports)
  const failed = failedAudits(reports)
  const versions = `Lighthouse ${packages.lighthouse}, mobile, medians of ${runs} runs, ${new Date().toISOString().slice(0, 10)}.`
  console.log([scores, ...failed, versions].join('\n\n'))
  if (!values.print) {
    const file = join(siteDir, 'BENCHMARKS.md')
    const section = [versions, scores].join('\n\n')
    await writeFile(
      file,
      replaceSection(await readFile(file, 'utf8'), 'lighthouse', section),
    )
    console.log(`Written: ${file}. Reports are in ${reportDir}.`)
  }
  const missed = missedScores(reports)
  if (missed.length > 0) throw new Error(`Below 100: ${missed.join('; ')}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
