import {test as base, expect, type Locator, type Page} from '@playwright/test'

export {expect}
export type {Locator, Page}

/** What went wrong on a page while a test ran; the test fails unless it is empty. */
type Problems = string[]

interface Fixtures {
  /**
   * Every test fails on a console error or warning, an uncaught error, a failed request
   * or a request to another origin. A test that provokes one removes it from this list.
   */
  problems: Problems
  /** Opens a page and waits until it reacts to the reader. */
  openPage: (path: string) => Promise<Page>
  /** Opens a docs page and gives the stage of one of its live examples, running. */
  openExample: (path: string, name: string) => Promise<Locator>
}

/**
 * Wakes a page as a reader's first sign does and waits until it is hydrated.
 * Pages hydrate at the first pointer, touch, scroll, key or focus event.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')))
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
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

export const test = base.extend<Fixtures>({
  problems: [
    async ({page, baseURL}, provide) => {
      const problems: Problems = []
      watch(page, problems, new URL(baseURL ?? '').origin)
      await provide(problems)
      expect(problems).toEqual([])
    },
    {auto: true},
  ],
  openPage: async ({page}, provide) => {
    await provide(async (path) => {
      await page.goto(path)
      await hydrate(page)
      return page
    })
  },
  openExample: async ({openPage}, provide) => {
    await provide(async (path, name) => {
      const page = await openPage(path)
      const example = page.locator(`[data-example="${name}"]`)
      const stage = example.locator('[data-example-stage]')
      await stage.scrollIntoViewIfNeeded()
      await expect(example).toHaveAttribute('data-status', 'running')
      return stage
    })
  },
})
