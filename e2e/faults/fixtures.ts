import {test as base, expect, intercept, type Page} from '../fixtures'

export {expect}
export {hydrate, openPage} from '../fixtures'
export type {Page} from '../fixtures'

/** The folders of the files that a page may request besides documents. */
const ordinaryFolders = ['assets/', 'img/']

interface Fixtures {
  /**
   * Fails the test when hostile input runs, opens a dialog or makes the page send a
   * request that no page needs.
   */
  canary: undefined
}

export const test = base.extend<Fixtures>({
  canary: [
    async ({page, baseURL, problems}, provide) => {
      const site = new URL(baseURL ?? '')
      page.on('dialog', (dialog) => {
        problems.push(`dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      page.on('request', (request) => {
        const url = request.url()
        const isOrdinary =
          request.resourceType() === 'document' ||
          request.headers()['sec-purpose'] === 'prefetch' ||
          // A page asks for itself to learn whether it is outdated.
          url === page.url().split('#')[0] ||
          ordinaryFolders.some((folder) => url.startsWith(site.href + folder))
        if (url.startsWith(site.origin) && !isOrdinary) {
          problems.push(`unexpected request: ${url}`)
        }
      })
      await provide(undefined)
      await expectNothingExecuted(page)
    },
    {auto: true},
  ],
})

/** Fails when hostile input has run in the current document, or has changed `Object.prototype`. */
export async function expectNothingExecuted(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'executed' in window || 'executed' in {})).toBe(false)
}

/** Matches the entry scripts of a page; its other scripts are chunks. */
export const entry = /\/assets\/js\/(?:main|runtime~main)\./
export const chunk = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]*\.js$/

/**
 * Answers matching requests with 404, as a host does once a deploy has replaced the files.
 *
 * @returns a function that returns how often the most requested file was requested
 */
export async function removeAssets(page: Page, pattern: RegExp): Promise<() => number> {
  const counts = new Map<string, number>()
  await intercept(page, pattern, (route) => {
    const url = route.request().url()
    counts.set(url, (counts.get(url) ?? 0) + 1)
    return route.fulfill({status: 404, body: ''})
  })
  return () => Math.max(0, ...counts.values())
}
