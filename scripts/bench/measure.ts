import {performance} from 'node:perf_hooks'
import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
  Locator,
  Page,
} from '@playwright/test'

/** A phone on a slow network: the constants of Lighthouse's mobile run (mobileSlow4G). */
const throttling = {
  /** Round-trip time in milliseconds. */
  latency: 150,
  /** In bytes per second, of 1.6 Mbit/s. */
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  /** In bytes per second, of 750 kbit/s. */
  uploadThroughput: (750 * 1024) / 8,
  /** How much slower than this machine's the reader's processor is. */
  cpuSlowdown: 4,
}

/** What is transferred, by kind of content. */
export const kinds = ['document', 'style', 'script', 'font', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

/** What a page has cost up to a moment. */
export interface Load {
  /** Bytes on the wire, headers included. */
  bytes: Record<Kind, number>
  requests: number
  /** The parts of main-thread tasks that go beyond 50 ms, in milliseconds. */
  blocking: number
}

/** One cold visit of a page. Times are in milliseconds since navigation. */
export interface Visit {
  untouched: Load
  /** After the first sign of a reader; what came before is included. */
  active: Load
  firstPaint: number
  largestPaint: number
  /** Cumulative layout shift, without unit. */
  shift: number
}

/** What a reader waits for after an action, in milliseconds. */
export interface Waits {
  /** From Ctrl+K, on a page that was left alone for a second, to what takes a query. */
  searchBox: number
  /** The same to the search dialog, whose code has loaded. */
  search: number
  /** From the click on a link, likewise, to the heading of the next page. */
  firstClick: number
  /** The same on a page that has seen its reader before. */
  laterClick: number
}

/** Where a link leads and what the page there is called. */
export interface Link {
  path: string
  heading: string
}

/** How long the network is silent, in milliseconds, when a page is at rest. */
const SILENCE = 1000

/** How long a page is left alone before the first action, in milliseconds. */
const STILL = 1000

/** From one letter to the next of a quick typist, in milliseconds. */
export const TYPING = 120

/** How long a pointer rests on a link before it is pressed, in milliseconds. */
export const AIM = 100

const TIMEOUT = 60_000

/** Longest that a visit may take, in milliseconds. */
const VISIT = 180_000

function kindOf(mimeType: string): Kind {
  if (mimeType.includes('html')) return 'document'
  if (mimeType.includes('css')) return 'style'
  if (mimeType.includes('javascript')) return 'script'
  if (mimeType.includes('font')) return 'font'
  if (mimeType.startsWith('image/')) return 'image'
  return 'other'
}

/** Counts what a page transfers and knows when it is silent. */
class Traffic {
  readonly bytes: Record<Kind, number> = {
    document: 0,
    style: 0,
    script: 0,
    font: 0,
    image: 0,
    other: 0,
  }
  requests = 0
  private readonly open = new Map<string, Kind>()
  private lastEvent = performance.now()

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({requestId, request}) => {
      if (!request.url.startsWith('http')) return
      this.touch()
      this.requests++
      this.open.set(requestId, 'other')
    })
    session.on('Network.responseReceived', ({requestId, response}) => {
      this.touch()
      if (this.open.has(requestId)) this.open.set(requestId, kindOf(response.mimeType))
    })
    session.on('Network.dataReceived', () => this.touch())
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const kind = this.open.get(requestId)
      if (kind) this.bytes[kind] += encodedDataLength
      this.close(requestId)
    })
    session.on('Network.loadingFailed', ({requestId}) => this.close(requestId))
  }

  /** Says that something happened that may lead to requests. */
  touch(): void {
    this.lastEvent = performance.now()
  }

  private close(requestId: string): void {
    this.touch()
    this.open.delete(requestId)
  }

  /** Waits until nothing has been transferred for a while. */
  async silence(): Promise<void> {
    const deadline = performance.now() + TIMEOUT
    while (this.open.size > 0 || performance.now() - this.lastEvent < SILENCE) {
      if (performance.now() > deadline) throw new Error('The network never falls silent.')
      await pause(50)
    }
  }
}

export function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}

/** Gives up on a visit whose page never answers again, as one with an endless loop does. */
async function inTime<Result>(url: string, visiting: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const error = new Error(
      `The visit of ${url} did not end in ${VISIT / 60_000} minutes.`,
    )
    timer = setTimeout(() => reject(error), VISIT)
  })
  try {
    return await Promise.race([visiting, late])
  } finally {
    clearTimeout(timer)
  }
}

interface Observed {
  blocking: number
  firstPaint: number
  largestPaint: number
  shift: number
}

/** Runs in the page, before anything else does. */
function observe(): void {
  const observed: Observed = {blocking: 0, firstPaint: 0, largestPaint: 0, shift: 0}
  Object.assign(window, {observed})
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  on('longtask', ({duration}) => (observed.blocking += duration - 50))
  on('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime
  })
  on('largest-contentful-paint', ({startTime}) => (observed.largestPaint = startTime))
  on('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) observed.shift += value
  })
}

function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as {observed: Observed}).observed)
}

/** A page that is measured. */
export interface Tab {
  page: Page
  traffic: Traffic
}

/** A telephone, held upright. */
export const phone = {
  viewport: {width: 390, height: 844},
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions

/** Waits until neither the network nor the main thread has anything left to do. */
export async function rest({page, traffic}: Tab): Promise<void> {
  let seen
  do {
    seen = traffic.requests
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve())),
    )
    // What waited for the main thread may ask for more now.
    traffic.touch()
    await traffic.silence()
  } while (traffic.requests !== seen)
}

/**
 * Opens a page cold and throttled, does something with it, and closes it.
 *
 * @param device what is other than on a computer
 */
export async function withPage<Result>(
  browser: Browser,
  url: string,
  action: (tab: Tab) => Promise<Result>,
  device: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: {width: 1280, height: 800},
    ...device,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT)
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const {cpuSlowdown, ...network} = throttling
    await session.send('Network.emulateNetworkConditions', {offline: false, ...network})
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown})
    const tab = {page, traffic: new Traffic(session)}
    await page.goto(url, {waitUntil: 'load'})
    await rest(tab)
    return await inTime(url, action(tab))
  } finally {
    await context.close()
  }
}

async function readLoad({page, traffic}: Tab): Promise<Load> {
  const {blocking} = await readObserved(page)
  return {bytes: {...traffic.bytes}, requests: traffic.requests, blocking}
}

/**
 * The first sign of a reader who means to use the page: a key. Not Tab, with which Chromium
 * now and then never comes back from moving the focus into a page of Starlight.
 */
async function showReader(tab: Tab): Promise<void> {
  await tab.page.keyboard.press('Escape')
  await rest(tab)
}

/** Visits a page cold: untouched, then active. */
export function visit(browser: Browser, url: string): Promise<Visit> {
  return withPage(browser, url, async (tab) => {
    const untouched = await readLoad(tab)
    const {firstPaint, largestPaint} = await readObserved(tab.page)
    await showReader(tab)
    const {shift} = await readObserved(tab.page)
    return {untouched, active: await readLoad(tab), firstPaint, largestPaint, shift}
  })
}

/** Moves the pointer onto something, as a hand does, and lets it rest there for a moment. */
export async function aim({page}: Tab, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  // The first place that a pointer is seen at is no movement.
  await page.mouse.move(0, 0)
  await target.hover()
  await pause(AIM)
}

async function timeClick(tab: Tab, {path, heading}: Link): Promise<number> {
  const {page} = tab
  // A generator may end its links with a slash or leave them without.
  const link = page.locator(`main a:is([href="${path}"], [href="${path}/"])`).first()
  await aim(tab, link)
  const start = performance.now()
  await page.mouse.down()
  await page.mouse.up()
  await page.locator('h1', {hasText: heading}).waitFor()
  return performance.now() - start
}

/**
 * Measures what a reader of a page waits for.
 *
 * @param link in the page's text
 * @param searchDialog selector of the search dialog, once it is open
 * @param searchPrompt selector of what takes a query first; may be the dialog
 */
export async function measureWaits(
  browser: Browser,
  url: string,
  link: Link,
  searchDialog: string,
  searchPrompt: string,
): Promise<Waits> {
  const [searchBox, search] = await withPage(browser, url, async ({page}) => {
    await pause(STILL)
    const start = performance.now()
    await page.keyboard.press('Control+k')
    await page.locator(`${searchPrompt}, ${searchDialog}`).first().waitFor()
    const box = performance.now() - start
    await page.locator(searchDialog).waitFor()
    return [box, performance.now() - start] as const
  })
  const firstClick = await withPage(browser, url, async (tab) => {
    await pause(STILL)
    return timeClick(tab, link)
  })
  const laterClick = await withPage(browser, url, async (tab) => {
    await showReader(tab)
    return timeClick(tab, link)
  })
  return {searchBox, search, firstClick, laterClick}
}
