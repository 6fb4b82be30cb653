import {test as base, expect, type Page} from '../policyFixtures'

export {expect}
export {hydrate} from '../fixtures'
export type {Locator, Page} from '../policyFixtures'

/** What a page loads: its own files, and documents when it is left. */
const ordinaryPath = /^\/(?:assets|img)\//

interface Fixtures {
  /**
   * Every test fails when hostile input runs, opens a dialog or has a page load something
   * that no page needs.
   */
  canary: undefined
}

export const test = base.extend<Fixtures>({
  canary: [
    async ({page, baseURL, problems}, provide) => {
      page.on('dialog', (dialog) => {
        problems.push(`dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      page.on('request', (request) => {
        const {origin, pathname} = new URL(request.url())
        const isOrdinary =
          request.resourceType() === 'document' || ordinaryPath.test(pathname)
        if (origin === new URL(baseURL ?? '').origin && !isOrdinary) {
          problems.push(`unexpected request: ${request.url()}`)
        }
      })
      await provide(undefined)
      await expectNothingExecuted(page)
    },
    {auto: true},
  ],
})

/** Fails when hostile input has run in the document that is shown. */
export async function expectNothingExecuted(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'executed' in window || 'executed' in {})).toBe(false)
}

/**
 * Takes the problems that a test provoked out of its list. The others stay in it.
 *
 * @returns what was taken out
 */
export function forgive(problems: string[], provoked: RegExp): string[] {
  const all = problems.splice(0)
  problems.push(...all.filter((problem) => !provoked.test(problem)))
  return all.filter((problem) => provoked.test(problem))
}
