import {expect, holdScripts, hydrate, test, waitUntilIdle} from '../fixtures'
import {collectTransfers, reportOf, totalOf} from '../transfers'

// A new tab has an empty cache: a cached file would not be counted.
test.use({ownTab: true})

const kB = 1000

/** Gzipped bytes that a page may have loaded while untouched, and once hydrated. */
interface Budget {
  untouched: number
  active: number
}

const budgets: Record<string, Budget> = {
  '/': {untouched: 27 * kB, active: 138.9 * kB},
  // The page includes the text of an exercise.
  '/docs/api/hooks/use-facet-map': {untouched: 34.7 * kB, active: 173.8 * kB},
  '/blog': {untouched: 25.8 * kB, active: 158.2 * kB},
  '/search': {untouched: 24 * kB, active: 132.1 * kB},
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budget`, async ({page}) => {
    const loaded = collectTransfers(page)
    await page.goto(path)
    await waitUntilIdle(page)
    const untouched = await loaded()
    expect(totalOf(untouched), reportOf(untouched)).toBeLessThanOrEqual(budget.untouched)
    expect(untouched.filter(({kind}) => kind === 'script')).toEqual([])
    await hydrate(page)
    await waitUntilIdle(page)
    const active = await loaded()
    expect(totalOf(active), reportOf(active)).toBeLessThanOrEqual(budget.active)
  })
}

/** Budgets of the index's first tier, and of all files loaded before the first result. */
const searchBudget = {first: 29.1 * kB, all: 49 * kB}

test('loading the first search result stays within its budget', async ({page}) => {
  await page.goto('/docs/goals')
  await waitUntilIdle(page)
  const release = await holdScripts(page)
  const loaded = collectTransfers(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('facet')
  await expect(page.locator('.search-prompt').getByRole('treeitem').first()).toBeVisible()
  const isFirstTier = ({path}: {path: string}) => path.includes('/search/first.')
  // Playwright may report a worker's response after the page has already used it.
  await expect.poll(async () => (await loaded()).some(isFirstTier)).toBe(true)
  // The second tier of the index is loaded after the first answer.
  const neededFirst = (await loaded()).filter(({path}) => !path.includes('/search/rest.'))
  const firstTier = neededFirst.filter(isFirstTier)
  expect(firstTier).toHaveLength(1)
  expect(totalOf(firstTier)).toBeLessThanOrEqual(searchBudget.first)
  expect(totalOf(neededFirst), reportOf(neededFirst)).toBeLessThanOrEqual(
    searchBudget.all,
  )
  release()
})
