import {join} from 'node:path'
import {test as base, expect, type Locator, type Page, type Route} from '@playwright/test'
import {cleanUrlsWithoutSlash} from '../tools/hosting/hosts'
import {serve} from '../tools/hosting/server'
import {builds, root, type BuildName} from './builds'
import {openSharedTab, type SharedTab} from './tab'

export {expect}
export type {Locator, Page}

/** What went wrong on a page while a test ran; the test fails unless it is empty. */
type Problems = string[]

/** What a project of playwright.config.ts chooses. */
export interface TestOptions {
  /** The build that is served. */
  build: BuildName
}

interface WorkerFixtures extends TestOptions {
  /** Address of the site, with a slash at its end. */
  siteAddress: string
  /** Gives the tab of those tests that need none of their own. */
  sharedTab: () => Promise<SharedTab>
}

/** What tests choose by `test.use`. */
export interface TestChoices {
  /** Opens a new tab, for what a page is started with and for what only a new one shows. */
  ownTab: boolean
  /** Problems that are the point of the tests, or of what they do, until their end. */
  provoked: RegExp | undefined
}

interface Fixtures extends TestChoices {
  /**
   * Every test fails on a console error or warning, an uncaught error, a failed request
   * or a request to another origin. A test that provokes one says so (`provoked`,
   * `provokes`), or removes it from this list once it is there for certain: what the network
   * does may be told later than what the page shows of it.
   */
  problems: Problems
  /** Says of some problems that the test provokes them, whenever they come. */
  provokes: (these: RegExp) => void
  /** What the test provokes. */
  expected: RegExp[]
}

/** What the browser says of a file that is not there. */
export const notFound = /status (?:of )?404/

/**
 * What may fail while a reader is offline: nothing, but that a stock build goes on loading
 * what the links in sight lead to.
 */
export const failsOffline =
  process.env.STOCK === 'true' ? /ERR_INTERNET_DISCONNECTED/ : undefined

/**
 * Wakes a page and waits until it is hydrated. Pages hydrate when a reader means to use
 * something; a key is such a sign on any connection.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown')))
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

/** Opens a page, waits until it reacts to the reader, and gives it. */
export async function openPage(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  await hydrate(page)
  return page
}

/**
 * Waits until a page is idle: three times in turn a frame is painted and the main thread is
 * free. Timers and requests may still be pending.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((done) => requestAnimationFrame(done))
      // A page that the browser takes for hidden is idle for scripts every ten seconds only.
      await new Promise((done) => requestIdleCallback(done, {timeout: 1_000}))
    }
  })
}

/**
 * Moves the pointer to an element from elsewhere, as a hand does. Without the first move the
 * pointer may appear there: its event has no movement in the whole browser, and the page
 * ignores it.
 */
export async function pointAt(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  // Text that still scrolls below the pointer is no movement of the pointer.
  await quiet(page)
  await page.mouse.move(1, 1)
  await target.hover()
}

/** Waits until a page has painted a number of frames. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (total) => {
    for (let frame = 0; frame < total; frame++) {
      await new Promise((done) => requestAnimationFrame(done))
    }
  }, count)
}

/** Scrolls to a live example of a hydrated page, and gives its stage when it runs. */
export async function runningExample(page: Page, name: string): Promise<Locator> {
  const example = page.locator(`[data-example="${name}"]`)
  const stage = example.locator('[data-example-stage]')
  await stage.scrollIntoViewIfNeeded()
  await expect(example).toHaveAttribute('data-status', 'running')
  return stage
}

/** Opens a page and gives the stage of one of its live examples, running. */
export async function openExample(
  page: Page,
  path: string,
  name: string,
): Promise<Locator> {
  return runningExample(await openPage(page, path), name)
}

/** A promise that somebody else keeps. */
export function gate(): {opened: Promise<void>; open: () => void} {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return {opened, open}
}

/**
 * Routes what an open page asks for from now on. Chromium says that it does before the page
 * knows, and what the page asks for at once would go its own way.
 */
export async function intercept(
  page: Page,
  urls: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.route(urls, handler)
  await frames(page, 2)
}

/**
 * Holds a page's scripts back until they are released.
 *
 * @param urls which ones: all but those of search, which come before the page's own
 */
export async function holdScripts(
  page: Page,
  urls: string | RegExp = '**/assets/js/**',
): Promise<() => void> {
  const {opened, open} = gate()
  await intercept(page, urls, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

function watch(page: Page, problems: Problems, origin: string): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`status ${response.status()}: ${response.url()}`)
    }
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      problems.push(`request to another origin: ${request.url()}`)
    }
  })
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  build: ['site', {option: true, scope: 'worker'}],
  siteAddress: [
    async ({build}, provide) => {
      // A site that runs already, such as `npm start`, may be tested instead.
      const running = process.env.E2E_BASE_URL
      if (running !== undefined) return provide(running)
      const {folder, baseUrl} = builds[build]
      const host = cleanUrlsWithoutSlash
      const server = await serve({folder: join(root, folder), baseUrl, host})
      await provide(server.url)
      await server.close()
    },
    {scope: 'worker'},
  ],
  baseURL: ({siteAddress}, provide) => provide(siteAddress),
  sharedTab: [
    async ({browser, siteAddress}, provide) => {
      // Opened when one of them comes: it has what the test at that time chooses for its
      // tab, and a test with one of its own may choose to be without JavaScript.
      let tab: Promise<SharedTab> | undefined
      await provide(() => (tab ??= openSharedTab(browser, siteAddress)))
      await (await tab)?.close()
    },
    {scope: 'worker'},
  ],
  ownTab: [false, {option: true}],
  page: async ({browser, ownTab, sharedTab, viewport}, provide) => {
    if (ownTab) {
      const context = await browser.newContext()
      await provide(await context.newPage())
      await context.close()
      return
    }
    const tab = await sharedTab()
    if (viewport) await tab.page.setViewportSize(viewport)
    await provide(tab.page)
    await tab.clear()
  },
  context: ({page}, provide) => provide(page.context()),
  provoked: [undefined, {option: true}],
  expected: ({provoked}, provide) => provide(provoked ? [provoked] : []),
  provokes: ({expected}, provide) => provide((these) => void expected.push(these)),
  problems: [
    async ({page, baseURL, expected}, provide) => {
      const problems: Problems = []
      watch(page, problems, new URL(baseURL ?? '').origin)
      await provide(problems)
      const isExpected = (problem: string) => expected.some((some) => some.test(problem))
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
    },
    {auto: true},
  ],
})
