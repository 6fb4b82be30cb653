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

// Most that DocSearch keeps (ARCHITECTURE.md, "Constants").
const maxStored = 7

/** What may be stored: whatever is no list of searches, and lists of hostile ones. */
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
    // What is stored is drawn a moment later, if anything can be made of it.
    await dropdown.locator('.DocSearch-Hit, .DocSearch-StartScreen').first().waitFor()
    expect(await dropdown.locator('img, script, iframe, [onerror]').count()).toBe(0)
    await page.keyboard.press('Escape')
  }
  const {input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toContainText('From the provider')
})

/** Notes each key that is read, in a set on window. */
function noteKeys(): void {
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
  // src/hydration asks for the empty key, to see whether there is any storage.
  return keys.filter((key) => key !== '' && !searches.includes(key)).sort()
}

test.describe('in a new tab', () => {
  test.use({ownTab: true})

  test('preferences of any text are harmless', async ({page}) => {
    await page.addInitScript(noteKeys)
    // This page has tabs, whose choice is stored too.
    await openPage(page, '/docs/getting-started')
    const keys = await preferenceKeys(page)
    expect(keys.map((key) => key.replace(/-[0-9a-f]{3}$/, ''))).toEqual([
      'docs-preferred-version-default',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docusaurus.tab.package-manager',
      // What a reader has made of the page's examples.
      'example.form-validation-reset',
      'example.getting-started-counter',
      'example.getting-started-login',
      // Which exercises they have solved.
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
    // Each payload is in one key at one load; all kinds come to all keys.
    for (let first = 0; first < tried.length; first += keys.length) {
      await page.evaluate(
        (items) => items.forEach(([key, value]) => localStorage.setItem(key, value)),
        keys.map((key, index) => [key, tried[first + index]?.text ?? ''] as const),
      )
      await openPage(page, '/docs/getting-started')
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started')
      await expectNothingExecuted(page)
    }
    // All of it can be set again.
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
