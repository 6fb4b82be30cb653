import {expect, type Locator, type Page} from '../fixtures'

/** The parts of the search modal that a reader uses. */
interface SearchModal {
  dialog: Locator
  input: Locator
  hits: Locator
}

/** Opens the search modal from the keyboard. */
export async function openSearch(page: Page): Promise<SearchModal> {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', {name: 'Search'})
  await expect(dialog).toBeVisible()
  const input = dialog.locator('.DocSearch-Input')
  await expect(input).toBeFocused()
  return {dialog, input, hits: dialog.locator('.DocSearch-Hit')}
}

/** Opens the search modal, types a query, and waits until the first hit contains it. */
export async function find(page: Page, query: string): Promise<SearchModal> {
  const modal = await openSearch(page)
  await modal.input.fill(query)
  await expect(modal.hits.first()).toContainText(query, {ignoreCase: true})
  return modal
}

/** Follows the first hit of a query, and expects the page's address to match. */
export async function findAndFollow(
  page: Page,
  query: string,
  address: RegExp,
): Promise<void> {
  await find(page, query)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Follows a hit, and expects it to lead to the heading that its title ends with: `B` in `A › B`. */
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
