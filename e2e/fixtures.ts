import {join} from 'node:path'
import {
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test'
import {serve} from '../tools/hosting/server'
import {builds, root, type BuildName} from './builds'
import {openSharedTab, type SharedTab} from './tab'

export {expect}
export type {Locator, Page}

/** Descriptions of the faults on a page during a test. */
type Problems = string[]

/** Options that the projects of playwright.config.ts set. */
export interface ProjectOptions {
  /** The build that is served. */
  build: BuildName
}

interface WorkerFixtures extends ProjectOptions {
  /** Address of the site, with a trailing slash. */
  siteAddress: string
  /** Returns the tab that tests without `ownTab` share. */
  sharedTab: () => Promise<SharedTab>
}

/** Options that tests set with `test.use`. */
export interface TestOptions {
  /** Whether each test gets a new tab, for init scripts or options that only a new tab can have. */
  ownTab: boolean
  /** Matches the problems that the tests provoke. */
  provoked: RegExp | undefined
}

interface Fixtures extends TestOptions {
  /**
   * Every test fails on a console error or warning, an uncaught error, a failed request
   * or a request to another origin, unless it declares the problem (`provoked`,
   * `provokes`).
   */
  problems: Problems
  /** Declares problems that the test provokes. They may have occurred already. */
  provokes: (pattern: RegExp) => void
  /** The patterns of the problems that the test has declared. */
  expected: RegExp[]
}

/** Matches the problems that a missing file causes. */
export const notFound = /status (?:of )?404/

/**
 * Matches the problems that are expected while a reader is offline: none, except in the unoptimised
 * build (CONTRIBUTING.md), which keeps prefetching the pages that visible links lead to.
 */
export const offlineProblems =
  process.env.UNOPTIMISED === 'true' ? /ERR_INTERNET_DISCONNECTED/ : /^$/

/**
 * Makes a page load its scripts, and waits until it is hydrated. Pages load their scripts
 * only when the reader interacts; a key press loads them on any connection.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown')))
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

/** Opens a page, waits until it is hydrated, and returns it. */
export async function openPage(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  await hydrate(page)
  return page
}

/**
 * Waits until a page has painted a frame and then been idle, three times in a row. Timers and
 * requests may still be pending.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((done) => requestAnimationFrame(done))
      // Without a timeout, a browser that considers the page hidden calls back only every 10 s.
      await new Promise((done) => requestIdleCallback(done, {timeout: 1_000}))
    }
  })
}

/**
 * Moves the pointer to an element from elsewhere, as a hand does. Without the first of the two
 * moves, full Chromium (not the headless shell) may report an event without movement, which
 * the page ignores.
 */
export async function pointAt(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  // The pointer moves only after the page has scrolled.
  await waitUntilIdle(page)
  await page.mouse.move(1, 1)
  await target.hover()
}

/** Waits until a page has painted a number of frames. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (total) => {
    for (let frame = 0; frame < total; frame++) {
      await new Promise((done) => requestAnimationFrame(done))
    }
  }, count)
}

/** The document of the program that an example or an exercise shows. */
export function programIn(example: Locator): FrameLocator {
  return example
    .locator('iframe[data-state="shown"]')
    .contentFrame()
    .locator('iframe:not(.waiting)')
    .contentFrame()
}

/** Scrolls to an example of a hydrated page, waits until it runs, and returns its program. */
export async function runningExample(page: Page, name: string): Promise<Locator> {
  const example = page.locator(`[data-example="${name}"]`)
  // Browsers do not animate a frame that is off the screen.
  await example.locator('[data-example-stage]').scrollIntoViewIfNeeded()
  await expect(example).toHaveAttribute('data-status', 'running')
  return programIn(example).locator('body')
}

/** Opens a page, waits until one of its examples runs, and returns the example's stage. */
export async function openExample(
  page: Page,
  path: string,
  name: string,
): Promise<Locator> {
  return runningExample(await openPage(page, path), name)
}

/**
 * Intercepts requests of a page that is already open. Chromium confirms the route before
 * the page knows about it, so an immediate request would bypass the route.
 */
export async function intercept(
  page: Page,
  urls: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.route(urls, handler)
  await waitForFrames(page, 2)
}

/**
 * Delays a page's scripts until they are released.
 *
 * @param urls the scripts; the default does not include those in `assets/search`
 * @returns a function that releases them
 */
export async function holdScripts(
  page: Page,
  urls: string | RegExp = '**/assets/js/**',
): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await intercept(page, urls, async (route) => {
    await released
    await route.continue()
  })
  return release
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
    // Leaving a page cancels its pending requests.
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
      const {folder, baseUrl} = builds[build]
      const server = await serve({folder: join(root, folder), baseUrl})
      await provide(server.url)
      await server.close()
    },
    {scope: 'worker'},
  ],
  baseURL: ({siteAddress}, provide) => provide(siteAddress),
  sharedTab: [
    async ({browser, siteAddress}, provide) => {
      // Opened by the first test that shares it. Opened earlier, the tab could get options of
      // a test with its own tab, such as JavaScript turned off.
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
  provokes: ({expected}, provide) => provide((pattern) => void expected.push(pattern)),
  problems: [
    async ({page, baseURL, expected}, provide) => {
      const problems: Problems = []
      watch(page, problems, new URL(baseURL ?? '').origin)
      await provide(problems)
      const isExpected = (problem: string) =>
        expected.some((pattern) => pattern.test(problem))
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
    },
    {auto: true},
  ],
})
