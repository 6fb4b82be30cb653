import {browserArguments, findBrowser} from '../../tools/browser'
import {find, openSearch} from '../search/box'
import {expect, hydrate, openPage, test, type Page} from './fixtures'

// The headless shell does not have this cache, and Playwright turns it off in the full
// browser.
test.use({
  launchOptions: {
    executablePath: findBrowser({whole: true}),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** A window that records how its document is shown. */
interface Marked {
  /** For each `pageshow` since then, whether the document came from the cache. */
  shown: boolean[]
}

/** Leaves a document for another one and comes back to it. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: boolean[] = []
    Object.assign(window, {shown} satisfies Marked)
    addEventListener('pageshow', ({persisted}) => shown.push(persisted))
  })
  await page.goto('/markdown-page')
  await page.goBack({waitUntil: 'commit'})
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Partial<Marked>).shown))
    .toEqual([true])
}

test('a page comes back from the cache as it was left, and nothing is doubled', async ({
  page,
}) => {
  await openPage(page, '/docs/getting-started')
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
  // One press opens one dialog, and a link leads on without loading a document.
  await openSearch(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(page).toHaveURL(/api\/overview$/)
  expect(await page.evaluate(() => 'shown' in window)).toBe(true)
})

test('a page with search open comes back and searches on', async ({page}) => {
  await openPage(page, '/docs/goals')
  const {input, hits, dialog} = await find(page, 'useFacetMemo')
  await leaveAndComeBack(page)
  await expect(dialog).toHaveCount(1)
  await expect(input).toHaveValue('useFacetMemo')
  await input.fill('useFacetRef')
  await expect(hits.first()).toContainText('useFacetRef')
})

test('a page that nobody has used comes back, and is hydrated when it is used', async ({
  page,
}) => {
  await page.goto('/docs/goals')
  await leaveAndComeBack(page)
  await hydrate(page)
})
