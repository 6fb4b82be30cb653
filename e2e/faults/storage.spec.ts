import {findAndFollow, openSearch} from '../search/modal'
import {expect, openPage, test, type Page} from './fixtures'

/** Fills this origin's local storage until only `free` characters are left. */
function fillStorage(page: Page, free: number): Promise<void> {
  return page.evaluate((room) => {
    const reserve = 'reserve'
    if (room > 0) localStorage.setItem(reserve, 'x'.repeat(room - reserve.length))
    // Each value is half as long as the one before, and the last is empty. A value that does
    // not fit is dropped: setItem never throws on this site (plugins/loading/client/storage.ts).
    for (const [index, key] of Array.from('abcdefghijklmnopqrstuvwx').entries()) {
      localStorage.setItem(key, 'x'.repeat((2 ** 22) >> index))
    }
    localStorage.removeItem(reserve)
  }, free)
}

/** Opens a page, chooses a tab and follows a search hit; the page tries to store both. */
async function expectPageToWork(page: Page): Promise<void> {
  await openPage(page, '/docs/getting-started')
  const tab = page.getByRole('tab', {name: 'pnpm'}).first()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await findAndFollow(page, 'useFacetMemo', /use-facet-memo/)
}

test('the site works without errors when storage is full or almost full', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  // Storage fills up while a page is open.
  await fillStorage(page, 0)
  await findAndFollow(page, 'useFacetMemo', /use-facet-memo/)
  await expectPageToWork(page)
  await page.evaluate(() => localStorage.clear())
  await fillStorage(page, 40)
  await expectPageToWork(page)
})

test('the site works without errors when the browser denies storage', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await expectPageToWork(page)
})

test('clearing storage while a page is open clears the recent searches', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  await findAndFollow(page, 'useFacetMemo', /use-facet-memo/)
  await page.evaluate(() => localStorage.clear())
  const {dialog} = await openSearch(page)
  await expect(dialog.getByText('No recent searches')).toBeVisible()
})

test('a package manager chosen in one browser tab is chosen in the others too', async ({
  page,
  context,
}) => {
  const other = await openPage(await context.newPage(), '/docs/getting-started')
  await openPage(page, '/docs/getting-started')
  await page.getByRole('tab', {name: 'pnpm'}).first().click()
  const tab = other.getByRole('tab', {name: 'pnpm'}).first()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})
