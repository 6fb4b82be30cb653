import {findAndFollow, openSearch} from '../search/box'
import {expect, openPage, test, type Page} from './fixtures'

/** Fills the storage of this origin, and leaves a number of characters free. */
function fillStorage(page: Page, free: number): Promise<void> {
  return page.evaluate((room) => {
    let filler = ''
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      // A page of this site drops what the storage has no room for.
      localStorage.setItem('filler', filler + 'x'.repeat(size))
      filler = localStorage.getItem('filler') ?? ''
    }
    localStorage.setItem('filler', filler.slice(room))
  }, free)
}

/** Uses what stores something: opens a page, chooses a tab, and chooses a hit. */
async function expectPageToWork(page: Page): Promise<void> {
  await openPage(page, '/docs/getting-started')
  const tab = page.getByRole('tab', {name: 'pnpm'}).first()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await findAndFollow(page, 'useFacetMemo', /use-facet-memo/)
}

test('storage that is full, or has room for a word but no search, is silent and harmless', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  // It fills up while a page is open.
  await fillStorage(page, 0)
  await findAndFollow(page, 'useFacetMemo', /use-facet-memo/)
  await expectPageToWork(page)
  await page.evaluate(() => localStorage.clear())
  await fillStorage(page, 40)
  await expectPageToWork(page)
})

test('storage that the browser denies is silent and harmless', async ({page}) => {
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

test('storage that is emptied while the page is open is filled again', async ({page}) => {
  await openPage(page, '/docs/goals')
  await findAndFollow(page, 'useFacetMemo', /use-facet-memo/)
  await page.evaluate(() => localStorage.clear())
  const {dialog} = await openSearch(page)
  await expect(dialog.getByText('No recent searches')).toBeVisible()
})

test('a chosen package manager is also chosen in the other tab', async ({
  page,
  context,
}) => {
  const other = await openPage(await context.newPage(), '/docs/getting-started')
  await openPage(page, '/docs/getting-started')
  await page.getByRole('tab', {name: 'pnpm'}).first().click()
  const tab = other.getByRole('tab', {name: 'pnpm'}).first()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})
