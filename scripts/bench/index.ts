/**
 * `npm run bench`: what this site costs a reader on a slow network and a slow processor. Needs a
 * build; prints one table, the median of five visits each.
 */
import {setTimeout} from 'node:timers/promises'
import {
  chromium,
  type Browser,
  type CDPSession,
  type Page,
  type ViewportSize,
} from '@playwright/test'
import puppeteer from 'puppeteer-core'
import {browserArguments, ensureBrowser} from '../../tools/browser'
import {serve} from '../../tools/hosting/server'
import {runCommand} from '../commandLine'
import {median} from '../median'

/** The mobile run of Lighthouse: round trip in milliseconds, bytes per second, slow-down. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const cpuSlowdown = 4

const visits = 5

/** Milliseconds that the pointer rests on a link or a control before the press. */
const rest = 500

/** Milliseconds in which the next document is surely shown. */
const restOfDocument = 3000

/** Milliseconds in which a changed program has surely started. */
const restOfProgram = 3000

const docsPage = 'docs/getting-started'

/** The width of a phone, in pixels. */
const phone = {width: 390, height: 800}

/** A press of a control, and what shows that it has worked. */
interface Press {
  /** Selects the control. */
  control: string
  /** Selects what the press makes. */
  effect: string
  viewport?: ViewportSize
  /** Whether a pointer rests on the control before. */
  isPointedAt?: boolean
}

const category = {
  control: 'aside [role=button]',
  effect: 'aside [role=button][aria-expanded=true]',
}
const run = {control: '[data-run]', effect: '[data-example][data-status=running]'}

const presses: Record<string, Press> = {
  search: {control: '[data-search-page]', effect: 'dialog input:focus'},
  'a tab': {
    control: '[role=tab][aria-selected=false]',
    effect: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  'the menu': {
    control: '.navbar__toggle',
    effect: 'dialog[open] .navbar-sidebar',
    viewport: phone,
  },
  'a category': category,
  'a category that was pointed at': {...category, isPointedAt: true},
  'Run of an example': run,
  'Run that was pointed at': {...run, isPointedAt: true},
}

/** A program whose button writes 5,000 times, to 50 elements. */
const manyWrites = `import {useFacetState} from '@react-facet/core'

export default function Bars() {
  const bars = Array.from({length: 50}, () => useFacetState(0))
  const write = () => {
    for (let count = 1; count <= 100; count++)
      for (const [, set] of bars) set((value) => (value === count ? 0 : count))
  }
  return (
    <>
      <button onClick={write}>Write</button>
      {bars.map(([bar], key) => <fast-text key={key} text={bar} />)}
    </>
  )
}`

interface Visit {
  page: Page
  /** Bytes received so far, headers included. */
  bytes: () => number
  /** Slows the network and the processor down. */
  slow: () => Promise<void>
}

async function visit<Result>(
  browser: Browser,
  url: string,
  measure: (visit: Visit) => Promise<Result>,
  viewport?: ViewportSize,
): Promise<Result> {
  const page = await browser.newPage({viewport})
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength
  })
  const slowDown = async (target: CDPSession) => {
    await target.send('Network.emulateNetworkConditions', network)
    await target.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown})
  }
  const slow = async () => {
    // The frame of an example has a process of its own. The frame in that one does not.
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame() !== page.mainFrame()) return
      void page.context().newCDPSession(frame).then(slowDown)
    })
    await slowDown(session)
  }
  try {
    await page.goto(url, {waitUntil: 'load'})
    return await measure({page, bytes: () => bytes, slow})
  } finally {
    await page.close()
  }
}

/**
 * Milliseconds from an event in the page to the first frame in which a selector matches. The page
 * measures it itself, because the driver is slowed down, too.
 */
async function timeTo(
  page: Page,
  type: 'click' | 'keydown',
  selector: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((event) => {
    const options = {capture: true, once: true}
    addEventListener(
      event,
      ({timeStamp}) => Object.assign(window, {begun: timeStamp}),
      options,
    )
  }, type)
  const time = page.waitForFunction(
    (wanted) => {
      const {begun} = window as {begun?: number}
      return begun && document.querySelector(wanted) && performance.now() - begun
    },
    selector,
    {polling: 'raf'},
  )
  await act()
  return Number(await (await time).jsonValue())
}

/**
 * Milliseconds from the click on a link that was pointed at to the first picture of the document
 * that it loads. Playwright runs scripts of its own in each new document, which take longer than
 * the document itself on a slow processor; Puppeteer does not.
 */
async function timeToDocument(url: string): Promise<number> {
  const browser = await puppeteer.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  })
  try {
    const page = await browser.newPage()
    await page.setViewport({width: 1280, height: 720})
    await page.goto(url)
    const {downloadThroughput: download, uploadThroughput: upload, latency} = network
    await page.emulateNetworkConditions({download, upload, latency})
    await page.emulateCPUThrottling(cpuSlowdown)
    await page.evaluate(() => {
      addEventListener('click', ({timeStamp}) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
      })
    })
    await page.hover('.pagination-nav__link--next')
    await setTimeout(rest)
    await page.mouse.down()
    await page.mouse.up()
    await setTimeout(restOfDocument)
    return await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const clicked = Number(sessionStorage.getItem('clicked'))
      return performance.timeOrigin + (paint?.startTime ?? NaN) - clicked
    })
  } finally {
    await browser.close()
  }
}

/** Milliseconds of a later press of `manyWrites` in an example, with or without its trace. */
async function timeOfWrites(page: Page, isTraced: boolean): Promise<number> {
  const example = page.locator('[data-example]').first()
  await example.getByRole('button', {name: 'Edit'}).press('Enter')
  await example.getByRole('textbox').press('ControlOrMeta+a')
  await page.keyboard.insertText(manyWrites)
  if (isTraced) await example.getByRole('button', {name: 'Trace'}).press('Enter')
  // Frames are replaced until the last program runs.
  await setTimeout(restOfProgram)
  const write = example
    .locator('iframe[data-state="shown"]')
    .contentFrame()
    .locator('iframe:not(.waiting)')
    .contentFrame()
    .getByRole('button', {name: 'Write'})
  const press = () =>
    write.evaluate((button: HTMLElement) => {
      const start = performance.now()
      button.click()
      return performance.now() - start
    })
  for (let count = 0; count < visits; count += 1) await press()
  return press()
}

/** Repeats a measurement and gives its median. */
async function medianOf(run: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let count = 0; count < visits; count += 1) values.push(await run())
  return Math.round(median(values))
}

async function main(): Promise<void> {
  const server = await serve({folder: 'build', baseUrl: '/'})
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  })
  const rows: [what: string, value: string][] = []
  try {
    for (const path of ['', docsPage, 'docs/api/hooks/use-facet-map', 'blog']) {
      const untouched = () =>
        visit(browser, server.url + path, ({bytes}) => Promise.resolve(bytes()))
      const active = () =>
        visit(browser, server.url + path, async ({page, bytes}) => {
          await page.keyboard.press('Tab')
          await page.locator('html[data-has-hydrated=true]').waitFor()
          return bytes()
        })
      const [before, after] = [await medianOf(untouched), await medianOf(active)]
      const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`
      rows.push([`/${path}: untouched, active`, `${kB(before)}, ${kB(after)}`])
    }
    for (const [what, each] of Object.entries(presses)) {
      const {control, effect, viewport, isPointedAt} = each
      const measure = async ({page, slow}: Visit) => {
        await slow()
        const first = page.locator(control).first()
        if (isPointedAt) {
          await first.hover({position: {x: 1, y: 1}})
          await first.hover()
          await setTimeout(rest)
        }
        return timeTo(page, 'click', effect, () => first.dispatchEvent('click'))
      }
      const press = () => visit(browser, server.url + docsPage, measure, viewport)
      rows.push([`first press of ${what}`, `${await medianOf(press)} ms`])
    }
    const click = () => timeToDocument(server.url + docsPage)
    rows.push([
      'first click on a link that was pointed at',
      `${await medianOf(click)} ms`,
    ])
    const search = () =>
      visit(browser, server.url + docsPage, async ({page, slow}) => {
        await slow()
        return timeTo(page, 'keydown', 'dialog[open] li', async () => {
          await page.keyboard.press('Control+k')
          await page.keyboard.type('facet')
        })
      })
    rows.push(['Ctrl K and a word to the first result', `${await medianOf(search)} ms`])
    const writes = (isTraced: boolean) => () =>
      visit(browser, server.url + docsPage, ({page}) => timeOfWrites(page, isTraced))
    const [plain, traced] = [await medianOf(writes(false)), await medianOf(writes(true))]
    rows.push(['a press with 5,000 writes, with Trace', `${plain} ms, ${traced} ms`])
  } finally {
    await browser.close()
    await server.close()
  }
  console.log('| what | median |\n| --- | ---: |')
  for (const [what, value] of rows) console.log(`| ${what} | ${value} |`)
}

runCommand(main)
