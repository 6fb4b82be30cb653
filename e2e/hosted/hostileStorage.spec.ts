import {builds} from '../builds'
import {expect, expectNothingExecuted, openPage, test} from '../faults/fixtures'
import {hostileInputs} from '../faults/payloads'
import {openSearch} from '../search/modal'
import {publicEnv} from './environment'
import {fakeProvider} from './provider'

// Requests to another origin count as problems unless a test declares them.
test.use({provoked: /algolia|search-insights/, ownTab: true})

const searchKeys = [
  `__DOCSEARCH_RECENT_SEARCHES__${publicEnv.ALGOLIA_INDEX_NAME}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${publicEnv.ALGOLIA_INDEX_NAME}`,
]

/** Stored searches as DocSearch writes them, with hostile texts and addresses. */
function hostileSearches(texts: readonly string[]): string {
  return JSON.stringify(
    texts.map((text, id) => ({
      objectID: `${id} ${text}`,
      type: id % 2 === 0 ? 'content' : 'lvl1',
      url: id % 3 === 0 ? text : `${builds.configured.baseUrl}docs/goals?${text}`,
      hierarchy: {lvl0: text, lvl1: text},
      content: text,
    })),
  )
}

/** Malformed values, and hostile searches in lists of 7: DocSearch keeps 7 recent ones. */
const hostileValues = [
  ...hostileInputs.filter(({kind}) => kind === 'stored JSON').map(({text}) => text),
  ...Array.from({length: Math.ceil(hostileInputs.length / 7)}, (_, list) =>
    hostileSearches(hostileInputs.slice(7 * list, 7 * (list + 1)).map(({text}) => text)),
  ),
]

test('stored searches are harmless, whatever they contain', async ({page}) => {
  await fakeProvider(page)
  await openPage(page, 'docs/goals')
  await openSearch(page)
  await page.keyboard.press('Escape')
  for (const stored of hostileValues) {
    await page.evaluate(
      ([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)),
      [searchKeys, stored] as const,
    )
    await page.keyboard.press('/')
    await page.locator('.DocSearch-Input:focus').waitFor()
    const dropdown = page.locator('.DocSearch-Dropdown')
    // Valid searches are rendered a moment after the focus.
    await dropdown.locator('.DocSearch-Hit, .DocSearch-StartScreen').first().waitFor()
    expect(await dropdown.locator('img, script, iframe, [onerror]').count()).toBe(0)
    await page.keyboard.press('Escape')
  }
  // Search still answers.
  const {input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toContainText('From the provider')
})

test('stored preferences are harmless, whatever they contain', async ({page}) => {
  await page.addInitScript(() => {
    const readKeys = new Set<string>()
    const getItem = Reflect.get(Storage.prototype, 'getItem')
    Storage.prototype.getItem = function (key) {
      readKeys.add(key)
      return getItem.call(this, key)
    }
    Object.assign(window, {readKeys})
  })
  // This page has tabs, and the chosen tab is stored too.
  await openPage(page, 'docs/getting-started')
  const read = await page.evaluate(() => [
    ...(window as unknown as {readKeys: Set<string>}).readKeys,
  ])
  // plugins/loading/client reads the empty key to check for storage.
  const keys = read.filter((key) => key !== '').sort()
  expect([...new Set(keys.map((key) => /^\w+/.exec(key)?.[0]))]).toEqual([
    'docs',
    'docusaurus',
    // The examples that the reader has edited, and the exercises they have solved.
    'example',
    'scroll',
    'sidebar',
    'solved',
    'theme',
  ])
  // Each load reads the next payloads, one under each key, until all have been tried.
  for (let first = 0; first < hostileInputs.length; first += keys.length) {
    await page.evaluate(
      (items) => items.forEach(([key, value]) => localStorage.setItem(key, value)),
      keys.map((key, index) => [key, hostileInputs[first + index]?.text ?? ''] as const),
    )
    await openPage(page, 'docs/getting-started')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started')
    await expectNothingExecuted(page)
  }
  // Preferences can still be set, and no hostile value has dismissed the announcement.
  const tab = page.getByRole('tab', {name: 'pnpm'}).first()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('A new version is out.')).toBeVisible()
})
