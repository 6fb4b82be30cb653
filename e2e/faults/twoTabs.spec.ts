import {openSearch} from '../search/box'
import {expect, hydrate, openPage, test, type Page} from './fixtures'

async function choose(page: Page, query: string, path: RegExp): Promise<void> {
  const input = page.locator('.DocSearch-Input')
  await input.fill(query)
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(query)
  await input.press('Enter')
  await expect(page).toHaveURL(path)
}

test("two tabs keep each other's searches", async ({page, context}) => {
  const other = await context.newPage()
  await other.goto('/docs/goals')
  await hydrate(other)
  await openPage(page, '/docs/goals')
  // Both modals are open, and have read what is stored, before either stores anything.
  await openSearch(other)
  await openSearch(page)
  await page.locator('.DocSearch-Input').fill('useFacetRef')
  await choose(other, 'useFacetMemo', /use-facet-memo/)
  // What was typed is still there, and is searched.
  await expect(page.locator('.DocSearch-Input')).toHaveValue('useFacetRef')
  await choose(page, 'useFacetRef', /use-facet-ref/)
  for (const tab of [page, other]) {
    const {hits} = await openSearch(tab)
    await expect(hits).toHaveCount(2)
    await expect(hits.nth(0)).toContainText('useFacetRef')
    await expect(hits.nth(1)).toContainText('useFacetMemo')
  }
})

test('a chosen package manager is also chosen in the other tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/docs/getting-started')
  await hydrate(other)
  await openPage(page, '/docs/getting-started')
  await page.getByRole('tab', {name: 'pnpm'}).first().click()
  await expect(other.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
