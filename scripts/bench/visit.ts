import {setTimeout as pause} from 'node:timers/promises'
import type {Browser, Page, Request} from '@playwright/test'

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

/** How long the network is silent when a page is at rest, in milliseconds. */
const SILENCE = 1000

/** Longest that a step of a visit, all of it, and its end may take, in milliseconds. */
const STEP_LIMIT = 60_000
const VISIT_LIMIT = 180_000
const CLOSE_LIMIT = 5000

const desk = {viewport: {width: 1280, height: 800}}
const phone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true}

/** Whether a request is for the icon of a tab, which some builds of Chromium ask for. */
function isIcon(request: Request): boolean {
  return request.resourceType() === 'other' && /\.(?:ico|svg|png)$/.test(request.url())
}

/** Counts what a page requests and receives. */
class Traffic {
  /** Bytes on the wire by kind of content, headers included. */
  readonly bytes: Record<string, number> = {}
  requests = 0
  open = 0
  lastEvent = 0

  constructor(page: Page) {
    const on = (event: string, action: (request: Request) => void) =>
      page.on(event as 'request', (request) => {
        if (!isIcon(request)) action(request)
      })
    on('request', () => {
      this.lastEvent = Date.now()
      this.requests++
      this.open++
    })
    const end = () => {
      this.lastEvent = Date.now()
      this.open--
    }
    on('requestfailed', end)
    on('requestfinished', (request) => {
      const kind = request.resourceType()
      const add = ({responseHeadersSize, responseBodySize}: Sizes) => {
        const size = responseHeadersSize + responseBodySize
        this.bytes[kind] = (this.bytes[kind] ?? 0) + size
      }
      // The page may be closed meanwhile.
      void request
        .sizes()
        .then(add, () => undefined)
        .finally(end)
    })
  }

  get total(): number {
    return Object.values(this.bytes).reduce((sum, size) => sum + size, 0)
  }
}

interface Sizes {
  responseHeadersSize: number
  responseBodySize: number
}

/** A page that is measured. */
export interface Tab {
  page: Page
  traffic: Traffic
  /** Is told when an effect was painted (`timeEffect`). */
  onEffect: (time: number) => void
}

/** Waits until neither the network nor the main thread has anything left to do. */
export async function rest({page, traffic}: Tab): Promise<void> {
  const deadline = Date.now() + STEP_LIMIT
  let seen
  do {
    seen = traffic.requests
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve())),
    )
    // What waited for the main thread may request more now.
    traffic.lastEvent = Date.now()
    while (traffic.open > 0 || Date.now() - traffic.lastEvent < SILENCE) {
      if (Date.now() > deadline) throw new Error('The network never falls silent.')
      await pause(50)
    }
  } while (traffic.requests !== seen)
}

/** How a page is visited. */
interface VisitOptions {
  onPhone?: boolean
  /** Without the slow network and processor. */
  isQuick?: boolean
  /** Runs in the page before its own scripts. */
  init?: () => void
}

async function open(
  browser: Browser,
  url: string,
  {onPhone = false, isQuick = false, init}: VisitOptions,
): Promise<Tab> {
  const context = await browser.newContext(onPhone ? phone : desk)
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_LIMIT)
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  if (init) await page.addInitScript(init)
  if (!isQuick) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN})
  }
  const tab: Tab = {page, traffic: new Traffic(page), onEffect: () => undefined}
  await page.exposeFunction('reportEffect', (time: number) => tab.onEffect(time))
  await page.goto(url)
  await rest(tab)
  return tab
}

/**
 * Visits a page with an empty cache, waits until it rests, and does something with it.
 *
 * @throws when the page does not answer in time, as one with an endless loop does not
 */
export async function visit<Result>(
  browser: Browser,
  url: string,
  action: (tab: Tab) => Promise<Result>,
  options: VisitOptions = {},
): Promise<Result> {
  const limit = new AbortController()
  const late = pause(VISIT_LIMIT, undefined, {signal: limit.signal}).then(() => {
    throw new Error(`The visit of ${url} took over ${VISIT_LIMIT / 60_000} min.`)
  })
  try {
    return await Promise.race([open(browser, url, options).then(action), late])
  } finally {
    limit.abort()
    const closing = browser.contexts().map((context) => context.close())
    // A page that hangs may never close; its browser ends with the round.
    await Promise.race([
      Promise.allSettled(closing),
      pause(CLOSE_LIMIT, undefined, {ref: false}),
    ])
  }
}

/** What is shown when something has worked, and not before. */
export interface Effect {
  selector: string
  /** Text that it contains. */
  text?: string
  /** Text that the first of several had before. */
  last?: string | null
}

declare global {
  interface Window {
    /** Tells the benchmark when an effect was painted. */
    reportEffect: (time: number) => Promise<void>
  }
}

/** In the page: reports the time at which the effect was painted. */
function watch({selector, text = '', last = null}: Effect): void {
  const isShown = (element: Element) =>
    element.checkVisibility() && element.textContent.includes(text)
  const check = () => {
    const first = [...document.querySelectorAll(selector)].find(isShown)
    if (!first || first.textContent === last) requestAnimationFrame(check)
    else setTimeout(() => void window.reportEffect(Date.now()))
  }
  requestAnimationFrame(check)
}

/**
 * Measures the time from an input to its effect, in this page or the next one. The page
 * itself reads the clock: a tool that asks it from outside waits until it has nothing else
 * to do.
 *
 * @returns when the input began and when its effect was painted, in milliseconds
 */
export async function timeEffect(
  tab: Tab,
  effect: Effect,
  input: () => Promise<void>,
): Promise<{start: number; end: number; time: number}> {
  const seen = new Promise<number>((resolve) => (tab.onEffect = resolve))
  await tab.page.addInitScript(watch, effect)
  await tab.page.evaluate(watch, effect)
  const start = Date.now()
  await input()
  const end = await seen
  return {start, end, time: end - start}
}
