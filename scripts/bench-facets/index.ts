/**
 * Measures what an update of one row costs in a long list that is built in different ways.
 *
 * Method: every variant shows the same DOM, `<ul>` with a `<li>` per row. All are bundled
 * together by esbuild for production. A run visits the variants one after the other, each in
 * a new page of one headless Chromium: it mounts the list, writes as many updates as are
 * measured to warm up, then times the same number again, one row per update, and checks that
 * the page shows what was written last. React updates are flushed synchronously, so that
 * every variant is timed up to the changed DOM. Time is that of script; style, layout and
 * paint come on top and are the same for all. The variants are interleaved over the runs so
 * that a slow phase of the machine affects all of them; the median of the runs counts.
 */
import {readFileSync} from 'node:fs'
import {cpus} from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {chromium, type Browser, type Page} from '@playwright/test'
import {bundle} from '../../plugins/lib/bundle'
import {browserArguments, ensureBrowser} from '../../tools/browser'
import {positive, runCommand} from '../commandLine'
import {formatTable, type Samples} from './report'

const usage = `Usage: npm run bench:facets -- [options]

Options:
  --rows <number>     rows in the list (default 1000)
  --updates <number>  updates that are timed, and as many before that (default 2000)
  --runs <number>     times that each variant is measured (default 5)
  --help              show this text
`

interface Settings {
  rows: number
  updates: number
  runs: number
}

/** Reads the command line; undefined when it asks for help. */
function readSettings(): Settings | undefined {
  const {values} = parseArgs({
    options: {
      rows: {type: 'string', default: '1000'},
      updates: {type: 'string', default: '2000'},
      runs: {type: 'string', default: '5'},
      help: {type: 'boolean', default: false},
    },
  })
  return values.help
    ? undefined
    : {
        rows: positive('rows', values.rows),
        updates: positive('updates', values.updates),
        runs: positive('runs', values.runs),
      }
}

/** Bundles the variants as a production site would. */
async function bundleVariants(): Promise<string> {
  const {script} = await bundle(path.join(import.meta.dirname, 'browser.ts'), {
    jsx: 'automatic',
    target: 'chrome110',
    define: {'process.env.NODE_ENV': '"production"'},
  })
  return script
}

/** Runs an action in a new page with the variants. */
async function inPage<Result>(
  browser: Browser,
  script: string,
  action: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage()
  await page.addScriptTag({content: script})
  const result = await action(page)
  await page.close()
  return result
}

/** Runs the variants one after the other, as many times as the settings say. */
async function measureAll(
  browser: Browser,
  script: string,
  {rows, updates, runs}: Settings,
): Promise<Samples> {
  const names = await inPage(browser, script, (page) =>
    page.evaluate(() => window.variantNames),
  )
  const samples = new Map(names.map((name) => [name, [] as number[]]))
  for (let run = 1; run <= runs; run++) {
    for (const [name, times] of samples) {
      process.stderr.write(`run ${run} of ${runs}: ${name}\n`)
      const time = await inPage(browser, script, (page) =>
        page.evaluate(([variant, ...sizes]) => window.measure(variant, ...sizes), [
          name,
          rows,
          updates,
        ] as const),
      )
      times.push(time)
    }
  }
  return samples
}

function versionOf(name: string): string {
  const file = path.join(import.meta.dirname, '../../node_modules', name, 'package.json')
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string}
  return `${name} ${version}`
}

async function main(): Promise<void> {
  const settings = readSettings()
  if (!settings) {
    console.log(usage)
    return
  }
  const script = await bundleVariants()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  })
  try {
    const samples = await measureAll(browser, script, settings)
    const {rows, updates, runs} = settings
    const versions = ['@react-facet/core', '@react-facet/dom-fiber', 'react'].map(
      versionOf,
    )
    console.log(`${formatTable(samples)}

${rows} rows, one changes per update; script time without layout and paint; medians of ${runs} interleaved runs of ${updates} updates; ${versions.join(', ')}; Chromium ${browser.version()} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`)
  } finally {
    await browser.close()
  }
}

runCommand(main)
