import {expect, intercept, type Locator, type Page} from '../fixtures'

/** The search modal as a reader uses it. */
export interface SearchBox {
  dialog: Locator
  input: Locator
  hits: Locator
}

/** Opens the search modal from the keyboard. */
export async function openSearch(page: Page): Promise<SearchBox> {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', {name: 'Search'})
  await expect(dialog).toBeVisible()
  const input = dialog.locator('.DocSearch-Input')
  await expect(input).toBeFocused()
  return {dialog, input, hits: dialog.locator('.DocSearch-Hit')}
}

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

/** Follows a hit, and expects the last heading of its title where it leads to. */
export async function expectToLeadTo(
  page: Page,
  link: Locator,
  title: string,
): Promise<void> {
  const {hash} = new URL((await link.getAttribute('href')) ?? '', page.url())
  const heading = title.split(' › ').at(-1) ?? ''
  expect(heading).not.toBe('')
  await link.click()
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toContainText(heading)
}
