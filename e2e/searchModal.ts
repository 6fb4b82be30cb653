import {intercept, type Locator, type Page} from './fixtures'
import {openSearch} from './search/box'

/** Opens the search modal by its shortcut and types a query into it. */
export async function search(page: Page, query: string): Promise<void> {
  await openSearch(page)
  await page.keyboard.type(query)
}

/** The hits that the search modal shows. */
export function hitsOf(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search'}).getByRole('treeitem')
}

/** Has every answer to a search fail, as it does offline. */
export async function cutOffSearch(page: Page): Promise<void> {
  await intercept(page, '**/assets/search/**', (route) =>
    route.abort('internetdisconnected'),
  )
}
