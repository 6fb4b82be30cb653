import {expect, type Locator, type Page} from '../fixtures'

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
