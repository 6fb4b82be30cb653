import {quiet} from '../fixtures'
import {expect, forgive, hydrate, test, type Page} from './fixtures'

const article = '/docs/api/hooks/use-facet-map'

/** What the browser and the bundler's runtime say of a script that is not there. */
const missingScript =
  /status (?:of )?404|ChunkLoadError|Loading chunk|Loading (?:CSS )?chunk/

/** Counts the documents that a page loads. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

async function removeAssets(page: Page, pattern: RegExp): Promise<() => number> {
  let asked = 0
  await page.route(pattern, (route) => {
    asked++
    return route.fulfill({status: 404, body: ''})
  })
  return () => asked
}

/** Which scripts a page is started with; the other scripts are chunks. */
const entry = /\/assets\/js\/(?:main|runtime~main)\./
const chunk = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]*\.js$/

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText('useFacetMap')
  await expect(page.locator('.theme-doc-markdown pre').first()).toBeVisible()
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible()
}

async function expectPlainLinksToWork(page: Page): Promise<void> {
  const documents = countDocuments(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Goals'}).click()
  await expect(page).toHaveURL(/\/docs\/goals$/)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
  expect(documents()).toBe(1)
}

test('after a deploy a page whose code is gone is loaded anew, once', async ({
  openPage,
  page,
  problems,
}) => {
  await openPage('/docs/goals')
  const asked = await removeAssets(page, chunk)
  const documents = countDocuments(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(page).toHaveURL(/api\/overview$/)
  await expect.poll(documents).toBe(1)
  // The new document names the same scripts, as a stale cache would have it.
  await page.mouse.move(200, 200)
  await expect.poll(asked).toBeGreaterThan(1)
  for (let moves = 0; moves < 20; moves++) await page.mouse.move(300 + moves, 300)
  await quiet(page)
  expect(documents()).toBe(1)
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
  const warnings = forgive(problems, missingScript)
  expect(warnings.some((problem) => problem.startsWith('console warning'))).toBe(true)
})

test('a link that is only pointed at says nothing when its code is gone', async ({
  openPage,
  page,
  problems,
}) => {
  await openPage('/docs/goals')
  const asked = await removeAssets(page, chunk)
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
  await link.hover()
  await link.focus()
  await expect.poll(asked).toBeGreaterThan(0)
  await quiet(page)
  forgive(problems, /status (?:of )?404/)
  expect(problems).toEqual([])
})

for (const [name, pattern] of [
  ['the entry', entry],
  ["the page's own code", chunk],
] as const) {
  test(`a page is readable and its links work while ${name} answers 404`, async ({
    page,
    problems,
  }) => {
    await page.clock.install()
    const asked = await removeAssets(page, pattern)
    await page.goto(article)
    for (let moves = 0; moves < 40; moves++) {
      await page.mouse.move(300 + moves, 300)
      await page.clock.runFor(25)
    }
    await expect.poll(asked).toBeGreaterThan(0)
    // A pointer that moves for a second does not ask again a hundred times.
    expect(asked()).toBeLessThan(25)
    await expectReadable(page)
    await expectPlainLinksToWork(page)
    await page.unroute(pattern)
    await page.reload()
    await hydrate(page)
    forgive(problems, missingScript)
  })

  test(`a page is readable and its links work while ${name} never arrives`, async ({
    page,
  }) => {
    await page.route(pattern, () => undefined)
    await page.goto(article)
    await page.mouse.move(300, 300)
    await page.keyboard.press('PageDown')
    await expectReadable(page)
    await expectPlainLinksToWork(page)
    await page.unroute(pattern)
    await page.reload()
    await hydrate(page)
  })
}
