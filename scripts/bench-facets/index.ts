/**
 * Measures the cost of updating one row in a long list that is built in different ways:
 * npm run bench:facets
 *
 * Every list shows the same DOM, `<ul>` with a `<li>` per row. All are bundled together by
 * esbuild for production. A run opens each list in a new page of one headless Chromium. There
 * it mounts the list and updates one row at a time, first as a warm-up and then timed. It
 * checks that the page shows the last writes. React updates are flushed synchronously, so that
 * each list is timed until the DOM has changed. Style, layout and paint are not measured; they
 * are the same for all lists. The lists take turns in each run, so that a slow phase of the
 * machine affects all of them. The table shows the median of the runs.
 */
import {cpus} from 'node:os'
import path from 'node:path'
import {chromium, type Page} from '@playwright/test'
import {version as coreVersion} from '@react-facet/core/package.json'
import {version as rendererVersion} from '@react-facet/dom-fiber/package.json'
import {version as reactVersion} from 'react'
import {bundle} from '../../plugins/lib/bundle'
import {browserArguments, ensureBrowser} from '../../tools/browser'
import {runCommand} from '../commandLine'
import {median} from '../median'

const ROWS = 1000
/** Timed updates; the warm-up before them has the same number. */
const UPDATES = 2000
const RUNS = 5

/** Formats a number with two significant digits. */
function format(value: number): string {
  return String(Number(value.toPrecision(2)))
}

/**
 * A Markdown table of medians, ranges and ratios to the first list. A list's name has the text of
 * two cells, joined by ` | `.
 */
function formatTable(samples: ReadonlyMap<string, readonly number[]>): string {
  const [reference = []] = samples.values()
  const rows = [...samples].map(([name, times]) => {
    const range = `${format(Math.min(...times))} to ${format(Math.max(...times))}`
    const ratio = format(median(reference) / median(times))
    return `| ${name} | ${format(median(times))} | ${range} | ${ratio}× |`
  })
  return [
    '| How the list is built | Renderer | Milliseconds per update | Range | Faster than the first |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

async function main(): Promise<void> {
  const {script} = await bundle(path.join(import.meta.dirname, 'lists.tsx'), {
    jsx: 'automatic',
    target: 'chrome110',
    define: {'process.env.NODE_ENV': '"production"'},
  })
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  })
  const inPage = async <Result>(action: (page: Page) => Promise<Result>) => {
    const page = await browser.newPage()
    await page.addScriptTag({content: script})
    const result = await action(page)
    await page.close()
    return result
  }
  try {
    const names = await inPage((page) => page.evaluate(() => window.listNames))
    const samples = new Map(names.map((name) => [name, [] as number[]]))
    for (let run = 1; run <= RUNS; run++) {
      for (const [name, times] of samples) {
        process.stderr.write(`run ${run} of ${RUNS}: ${name}\n`)
        const parameters = [name, ROWS, UPDATES] as const
        times.push(
          await inPage((page) =>
            page.evaluate((given) => window.measure(...given), parameters),
          ),
        )
      }
    }
    console.log(`${formatTable(samples)}

${ROWS} rows, one changes per update; script time without layout and paint; medians of ${RUNS} interleaved runs of ${UPDATES} updates; core ${coreVersion}, dom-fiber ${rendererVersion}, React ${reactVersion}; Chromium ${browser.version()} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`)
  } finally {
    await browser.close()
  }
}

runCommand(main)
