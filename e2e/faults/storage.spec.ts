import {findAndFollow, openSearch} from '../search/box'
import {expect, openPage, test, type Page} from './fixtures'

/** Chooses a hit, which the modal stores, and expects its page. */
const expectChoiceToLead = (page: Page) =>
  findAndFollow(page, 'useFacetMemo', /use-facet-memo/)

async function expectTabsToWork(page: Page): Promise<void> {
  const tab = page.getByRole('tab', {name: 'pnpm'}).first()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Fills the storage of this origin, and leaves a number of characters free. */
function fillStorage(page: Page, free: number): Promise<void> {
  return page.evaluate((room) => {
    // When the storage is full, the browser throws, and a page of this site drops the value.
    const store = (name: string, value: string) => {
      try {
        localStorage.setItem(name, value)
      } catch {
        return false
      }
      return localStorage.getItem(name)?.length === value.length
    }
    store('rest', '')
    // One item of each size is quicker than one item that grows.
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      store(`filler ${size}`, 'x'.repeat(size))
    }
    // Names take room too, so that the last characters go into an item that already exists.
    let rest = 'x'
    while (store('rest', rest)) rest += 'x'
    localStorage.setItem('filler 4000000', 'x'.repeat(4_000_000 - room))
  }, free)
}

test.describe('storage', () => {
  for (const [state, free] of [
    ['is full', 0],
    ['has room for a word, and for no search', 40],
  ] as const) {
    test(`that ${state} is silent and harmless`, async ({page}) => {
      await page.goto('/docs/goals')
      await fillStorage(page, free)
      await openPage(page, '/docs/getting-started')
      await expectTabsToWork(page)
      await expectChoiceToLead(page)
    })
  }

  test('that fills up while the page is open is silent and harmless', async ({page}) => {
    await openPage(page, '/docs/getting-started')
    await fillStorage(page, 0)
    await expectTabsToWork(page)
    await expectChoiceToLead(page)
  })

  test('that the browser denies is silent and harmless', async ({page}) => {
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
    await openPage(page, '/docs/getting-started')
    await expectTabsToWork(page)
    await expectChoiceToLead(page)
  })

  test('that is emptied while the page is open is filled again', async ({page}) => {
    await openPage(page, '/docs/getting-started')
    await expectChoiceToLead(page)
    await page.evaluate(() => localStorage.clear())
    const {dialog} = await openSearch(page)
    await expect(dialog.getByText('No recent searches')).toBeVisible()
  })
})
