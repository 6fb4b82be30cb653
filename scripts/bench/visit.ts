import {setTimeout as pause} from 'node:timers/promises'
import {chromium, type Browser, type Page, type Request} from '@playwright/test'
import {browserArguments, ensureBrowser} from '../../tools/browser'

/** A slow network and processor: the constants of Lighthouse's mobile run (mobileSlow4G). */
const network = {
  offline: false,
  /** Round trip in milliseconds. */
  latency: 150,
  /** Bytes per second: 1.6 Mbit/s and 750 kbit/s. */
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4

/** How long the network must be quiet before a page counts as idle, in milliseconds. */
const QUIET_TIME = 1000

/** Time limits of a step of a visit and of the whole visit, in milliseconds. */
const STEP_LIMIT = 60_000
const VISIT_LIMIT = 180_000

/** Starts a browser that can reach only localhost, and therefore no search provider. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...browserArguments,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  })
}

/** Whether a request is for the tab's icon. Only some builds of Chromium send it. */
function isIcon(request: Request): boolean {
  return request.resourceType() === 'other' && /\.(?:ico|svg|png)$/.test(request.url())
}

/** Counts of a page's requests; bytes are counted on the wire, headers included. */
interface Traffic {
  bytes: number
  scriptBytes: number
  requests: number
  /** Requests that have not ended. */
  open: number
  /** When the quiet time began. Each start and end of a request begins it again. */
  quietSince: number
}

/** Counts the requests of a page and the bytes that it receives. */
function countTraffic(page: Page): Traffic {
  const traffic = {bytes: 0, scriptBytes: 0, requests: 0, open: 0, quietSince: 0}
  const end = () => {
    traffic.quietSince = Date.now()
    traffic.open--
  }
  page.on('request', (request) => {
    if (isIcon(request)) return
    traffic.quietSince = Date.now()
    traffic.requests++
    traffic.open++
  })
  page.on('requestfailed', (request) => {
    if (!isIcon(request)) end()
  })
  page.on('requestfinished', (request) => {
    if (isIcon(request)) return
    const add = (sizes: {responseHeadersSize: number; responseBodySize: number}) => {
      const size = sizes.responseHeadersSize + sizes.responseBodySize
      traffic.bytes += size
      if (request.resourceType() === 'script') traffic.scriptBytes += size
    }
    // `sizes` rejects if the page has been closed.
    void request
      .sizes()
      .then(add, () => undefined)
      .finally(end)
  })
  return traffic
}

/** A page that is measured. */
export interface Tab {
  page: Page
  traffic: Traffic
}

/** Waits until neither the network nor the main thread has anything left to do. */
export async function waitUntilIdle({page, traffic}: Tab): Promise<void> {
  const deadline = Date.now() + STEP_LIMIT
  let seen
  do {
    seen = traffic.requests
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve())),
    )
    // Tasks that have just run may request more, so the quiet time starts again.
    traffic.quietSince = Date.now()
    while (traffic.open > 0 || Date.now() - traffic.quietSince < QUIET_TIME) {
      if (Date.now() > deadline) throw new Error('The network does not become quiet.')
      await pause(50)
    }
  } while (traffic.requests !== seen)
}

async function open(browser: Browser, url: string, init: () => void): Promise<Tab> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}})
  page.setDefaultTimeout(STEP_LIMIT)
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(init)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN})
  const tab: Tab = {page, traffic: countTraffic(page)}
  await page.goto(url)
  await waitUntilIdle(tab)
  return tab
}

/**
 * Visits a page in a new browser, waits until it is idle, and acts on it.
 *
 * @param init runs in the page before its own scripts
 * @throws when the page does not answer in time, for example because of an endless loop
 */
export async function visit<Result>(
  url: string,
  init: () => void,
  action: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const browser = await launch()
  // Closing the browser rejects every pending call to the page.
  const limit = setTimeout(() => void browser.close(), VISIT_LIMIT)
  try {
    return await action(await open(browser, url, init))
  } finally {
    clearTimeout(limit)
    await browser.close()
  }
}

/** An element that is shown only after an input has worked. */
export interface Effect {
  selector: string
  /** Text that it contains. */
  text?: string
}

/** Runs in the page: logs when the effect was painted. */
function watch({selector, text = ''}: Effect): void {
  const isShown = (element: Element) =>
    element.checkVisibility() && element.textContent.includes(text)
  const check = () => {
    const isThere = [...document.querySelectorAll(selector)].some(isShown)
    if (!isThere) requestAnimationFrame(check)
    else setTimeout(() => console.log(`painted ${Date.now()}`))
  }
  requestAnimationFrame(check)
}

/**
 * Measures the milliseconds from an input until its effect is painted, in this page or the
 * next one. Call it once per visit. The page itself takes the end time, because a call from
 * outside would wait until the page is idle.
 */
export async function timeEffect(
  {page}: Tab,
  effect: Effect,
  input: () => Promise<void>,
): Promise<number> {
  await page.addInitScript(watch, effect)
  await page.evaluate(watch, effect)
  const start = Date.now()
  const [painted] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith('painted ')),
    input(),
  ])
  return Number(painted.text().slice('painted '.length)) - start
}
