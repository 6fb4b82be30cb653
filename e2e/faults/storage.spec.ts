import {expectVisible, playgroundOf, startEditing} from '../playground/fixtures'
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

async function choosePnpm(page: Page): Promise<void> {
  const tab = page.getByRole('tab', {name: 'pnpm'}).first()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Chooses a tab of the open page and follows a search hit; the page tries to store both. */
async function expectPageToWork(page: Page): Promise<void> {
  await choosePnpm(page)
  await findAndFollow(page, 'useFacetMemo', /use-facet-memo/)
}

const pageWithTabs = '/docs/getting-started'

test('the site works without errors when storage is full or almost full', async ({
  page,
}) => {
  await openPage(page, pageWithTabs)
  // Storage fills up while a page is open, and is full when it is opened again.
  await fillStorage(page, 0)
  await choosePnpm(page)
  await openPage(page, pageWithTabs)
  await expectPageToWork(page)
  await page.evaluate(() => localStorage.clear())
  await fillStorage(page, 40)
  await page.goBack()
  await expectPageToWork(page)
})

test.describe('with an init script', () => {
  test.use({ownTab: true})

  test('the site works without errors when the browser denies storage', async ({
    page,
  }) => {
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
    await openPage(page, pageWithTabs)
    // An example can be edited.
    const playground = playgroundOf(page, 'getting-started-counter')
    const {example, source, stage, write} = playground
    await example.scrollIntoViewIfNeeded()
    await startEditing([playground])
    await write(source.replace('Pick up a coin', 'Take it'))
    await expectVisible(stage.getByRole('button', {name: 'Take it'}))
    await expectPageToWork(page)
  })
})

test('a package manager chosen in one browser tab is chosen in the others and on the next page, before its scripts, and clearing storage clears the recent searches', async ({
  page,
  context,
}) => {
  const other = await openPage(await context.newPage(), pageWithTabs)
  await openPage(page, pageWithTabs)
  await expectPageToWork(page)
  const tab = other.getByRole('tab', {name: 'pnpm'}).first()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await other.goto('/docs/api/packages')
  await expectVisible(other.getByText('pnpm add', {exact: false}).first())
  await expect(other.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true')

  await page.evaluate(() => localStorage.clear())
  const {dialog} = await openSearch(page)
  await expect(dialog.getByText('No recent searches')).toBeVisible()
})
