import {browserArguments, findBrowser} from '../../tools/browser'
import {find, openSearch} from '../search/modal'
import {expect, hydrate, test, type Page} from './fixtures'

// The headless shell has no back-forward cache, and Playwright turns it off in the full
// browser.
test.use({
  launchOptions: {
    executablePath: findBrowser({fullOnly: true}),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  ownTab: true,
})

/** Leaves a document, comes back, and expects the document to come from the cache. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    // For each later `pageshow`, whether the document came from the cache.
    const shown: boolean[] = []
    Object.assign(window, {shown})
    addEventListener('pageshow', ({persisted}) => shown.push(persisted))
  })
  await page.goto('/markdown-page')
  await page.goBack({waitUntil: 'commit'})
  await expect
    .poll(() => page.evaluate(() => (window as {shown?: boolean[]}).shown))
    .toEqual([true])
}

test('a page from the back-forward cache keeps its state and duplicates nothing', async ({
  page,
}) => {
  // A page that was left before hydration can be hydrated when it comes back.
  await page.goto('/docs/getting-started')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await leaveAndComeBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await hydrate(page)
  await page.getByRole('tab', {name: 'pnpm'}).first().click()
  await page.evaluate(() => window.scrollTo(0, 400))
  await leaveAndComeBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await page.evaluate(() => scrollY)).toBe(400)
  for (const part of ['h1', 'main', 'nav.navbar', '.theme-layout-footer']) {
    await expect(page.locator(part)).toHaveCount(1)
  }
  // Search has closed, opening it again shows one dialog, and links load no document.
  await find(page, 'useFacetMemo')
  await leaveAndComeBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openSearch(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(page).toHaveURL(/api\/overview\/$/)
  expect(await page.evaluate(() => 'shown' in window)).toBe(true)
})
