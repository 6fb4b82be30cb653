import {test as base, type Locator, type Page} from './fixtures'

export {expect} from './fixtures'
export type {Locator, Page} from './fixtures'

interface Fixtures {
  /** Every test fails when a page does what its Content-Security-Policy forbids. */
  violations: undefined
}

export const test = base.extend<Fixtures>({
  violations: [
    async ({page, problems}, provide) => {
      await page.exposeFunction('reportViolation', (violation: string) =>
        problems.push(violation),
      )
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const {violatedDirective, blockedURI, sample, sourceFile} = event
          const {reportViolation} = window as unknown as {
            reportViolation: (violation: string) => void
          }
          reportViolation(
            `violation of ${violatedDirective}: ${blockedURI} ${sample} (${sourceFile})`,
          )
        })
      })
      await provide(undefined)
    },
    {auto: true},
  ],
})

/** Opens the search modal by its shortcut and types a query into it. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', {name: 'Search'}).waitFor()
  if (query !== '') await page.keyboard.type(query)
}

/** The hits that the search modal shows. */
export function hitsOf(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search'}).getByRole('treeitem')
}

/** Has every answer to a search fail, as it does offline. */
export async function cutOffSearch(page: Page): Promise<void> {
  await page.route('**/assets/search/**', (route) => route.abort('internetdisconnected'))
}
