import {corpus} from '../../tools/hostileInput'
import {
  expect,
  expectNothingExecuted,
  openPage,
  test,
  type Page,
} from '../faults/fixtures'
import {tried} from '../faults/payloads'
import {openSearch} from '../search/box'
import {published} from './environment'
import {fakeProvider} from './provider'

test.use({provoked: /algolia|search-insights/})

const searches = [
  `__DOCSEARCH_RECENT_SEARCHES__${published.ALGOLIA_INDEX_NAME}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${published.ALGOLIA_INDEX_NAME}`,
]

/** Stored searches as DocSearch writes them, with hostile texts and addresses. */
function searchesOf(texts: readonly string[]): string {
  return JSON.stringify(
    texts.map((text, id) => ({
      objectID: `${id} ${text}`,
      type: id % 2 === 0 ? 'content' : 'lvl1',
      url: id % 3 === 0 ? text : `/docs/goals?${text}`,
      hierarchy: {lvl0: text, lvl1: text},
      content: text,
    })),
  )
}

// The most recent searches that DocSearch keeps (ARCHITECTURE.md, "Constants").
const maxStored = 7

/** Malformed stores, and lists of hostile searches. */
function hostileStores(): string[] {
  const texts = tried.map(({text}) => text)
  const stores = [...(corpus['stored JSON'] ?? [])]
  for (let first = 0; first < texts.length; first += maxStored) {
    stores.push(searchesOf(texts.slice(first, first + maxStored)))
  }
  return stores
}

test('stored searches of any text are harmless', async ({page}) => {
  await fakeProvider(page)
  await openPage(page, '/docs/goals')
  await openSearch(page)
  await page.keyboard.press('Escape')
  for (const stored of hostileStores()) {
    await page.evaluate(
      ([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)),
      [searches, stored] as const,
    )
    await page.keyboard.press('/')
    await page.locator('.DocSearch-Input:focus').waitFor()
    const dropdown = page.locator('.DocSearch-Dropdown')
    // Stored searches are drawn a moment later, if any of them is valid.
    await dropdown.locator('.DocSearch-Hit, .DocSearch-StartScreen').first().waitFor()
    expect(await dropdown.locator('img, script, iframe, [onerror]').count()).toBe(0)
    await page.keyboard.press('Escape')
  }
  const {input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toContainText('From the provider')
})

/** Records each storage key that is read, in a set on `window`. */
function recordKeys(): void {
  const keys = new Set<string>()
  Object.assign(window, {storedKeys: keys})
  const read = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')
    ?.value as Storage['getItem']
  Storage.prototype.getItem = function (key) {
    keys.add(key)
    return read.call(this, key)
  }
}

/** The keys of the preferences that a page has read. */
async function preferenceKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [
    ...(window as unknown as {storedKeys: Set<string>}).storedKeys,
  ])
  // src/hydration reads the empty key to check that there is storage.
  return keys.filter((key) => key !== '' && !searches.includes(key)).sort()
}

test.describe('in a new tab', () => {
  test.use({ownTab: true})

  test('preferences of any text are harmless', async ({page}) => {
    await page.addInitScript(recordKeys)
    // This page has tabs, whose choice is stored too.
    await openPage(page, '/docs/getting-started')
    const keys = await preferenceKeys(page)
    expect(keys.map((key) => key.replace(/-[0-9a-f]{3}$/, ''))).toEqual([
      'docs-preferred-version-default',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docusaurus.tab.package-manager',
      // The reader's changes of the examples on the page.
      'example.form-validation-reset',
      'example.getting-started-counter',
      'example.getting-started-login',
      // The exercises that the reader has solved.
      'solved.ask-the-game-once',
      'solved.count-every-hit',
      'solved.health-bar',
      'solved.one-change-for-two',
      'solved.report-real-moves',
      'solved.rows-that-stay',
      'solved.stop-the-music',
      'solved.text-without-rendering',
      'theme',
    ])
    // Each load puts other payloads into the keys, until all have been used.
    for (let first = 0; first < tried.length; first += keys.length) {
      await page.evaluate(
        (items) => items.forEach(([key, value]) => localStorage.setItem(key, value)),
        keys.map((key, index) => [key, tried[first + index]?.text ?? ''] as const),
      )
      await openPage(page, '/docs/getting-started')
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started')
      await expectNothingExecuted(page)
    }
    // All preferences can be set again.
    await page.getByRole('tab', {name: 'pnpm'}).first().click()
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const theme = page.getByRole('button', {name: /dark and light/})
    await theme.click()
    await theme.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:dark|light)$/)
    await expect(page.getByText('A new version is out.')).toBeVisible()
  })
})
