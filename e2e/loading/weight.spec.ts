import {readFileSync, readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {builds, root} from '../builds'
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
  '/': {untouched: 26.2 * kB, active: 134.8 * kB},
  // The page includes the text of an exercise.
  '/docs/api/hooks/use-facet-map': {untouched: 33.8 * kB, active: 169.8 * kB},
  '/blog': {untouched: 24.9 * kB, active: 153.8 * kB},
  '/search': {untouched: 23.2 * kB, active: 127.9 * kB},
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
const searchBudget = {first: 27 * kB, all: 47.5 * kB}

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

test('the entry script contains nothing that is loaded on demand', () => {
  const folder = join(root, builds.site.folder, 'assets', 'js')
  const entry = readdirSync(folder).find((file) => /^main\..*\.js$/.test(file)) ?? ''
  const script = readFileSync(join(folder, entry), 'utf8')
  for (const [part, marker] of [
    ['DocSearch', 'DocSearch-Modal'],
    ['the highlighter', 'languages.javascript'],
    ['React Facet', 'NoValue'],
    ['the search engine', 'minisearch'],
  ] as const) {
    expect(script.includes(marker), `${part} is in ${entry}`).toBe(false)
  }
})

test('scripts that hydrate a page have a compile hint, and the editor has none', () => {
  const folder = join(root, builds.site.folder)
  const hasCompileHint = (file: string) =>
    readFileSync(join(folder, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad')
  const html = readFileSync(join(folder, 'docs', 'goals', 'index.html'), 'utf8')
  const [, paths = ''] = /name="?page-scripts"? content="([^"]*)"/.exec(html) ?? []
  const scripts = paths.split(' ').map((path) => path.replace(builds.site.baseUrl, ''))
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((script) => !hasCompileHint(script))).toEqual([])
  // The heaviest script is the editor, which is loaded on demand.
  const [heaviest = ''] = readdirSync(join(folder, 'assets', 'js'))
    .map((file) => join('assets', 'js', file))
    .sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size)
  expect(hasCompileHint(heaviest)).toBe(false)
})
