import {intercept, waitUntilIdle} from '../fixtures'
import {
  chunk,
  entry,
  expect,
  hydrate,
  openPage,
  removeAssets,
  test,
  type Page,
} from './fixtures'

const article = '/docs/api/hooks/use-facet-map'

/** How the browser and the bundler's runtime report a missing script. */
const missingScript = /status (?:of )?404|ChunkLoadError|Loading (?:CSS )?chunk/

/** Counts the documents that a page loads from now on. Returns a function that gives the count. */
function countDocuments(page: Page): () => number {
  let count = 0
  // A document that was prefetched is not requested again.
  page.on('domcontentloaded', () => count++)
  return () => count
}

async function expectReadable(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
  await expect(page.locator('.theme-doc-markdown pre').first()).toBeVisible()
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible()
}

/** A link works without the page's scripts: the browser loads a new document. */
async function expectLinksToLoadDocuments(page: Page): Promise<void> {
  const documents = countDocuments(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Goals'}).click()
  await expect(page).toHaveURL(/\/docs\/goals\/$/)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
  await expect.poll(documents).toBe(1)
}

test('a page whose code a deploy has removed is loaded as a whole, once', async ({
  page,
  problems,
  provokes,
}) => {
  provokes(missingScript)
  await openPage(page, '/docs/goals')
  const requestCount = await removeAssets(page, chunk)
  const documents = countDocuments(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(page).toHaveURL(/api\/overview\/$/)
  await expect.poll(documents).toBe(1)
  // Keys reach the new document only after it is shown.
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
  // The new document names the same missing scripts, as one from a stale cache would.
  await page.keyboard.press('a')
  await expect.poll(requestCount).toBeGreaterThan(1)
  for (let keys = 0; keys < 20; keys++) await page.keyboard.press('a')
  await waitUntilIdle(page)
  expect(documents()).toBe(1)
  // Docusaurus logs why it reloads the page.
  expect(problems).toContainEqual(
    expect.stringMatching(/^console warning.*(ChunkLoadError|Loading (CSS )?chunk)/),
  )
})

for (const [name, pattern] of [
  ['the entry script', entry],
  ['the code of the page', chunk],
] as const) {
  test.describe('with a fake clock', () => {
    test.use({ownTab: true})

    test(`a page is readable and its links work while ${name} answers 404`, async ({
      page,
      provokes,
    }) => {
      provokes(missingScript)
      await page.clock.install({time: 0})
      const requestCount = await removeAssets(page, pattern)
      await page.goto('/docs/getting-started')
      // The keys take one second of the page's clock, however long they really take.
      await page.clock.pauseAt(60_000)
      for (let keys = 0; keys < 40; keys++) {
        await page.keyboard.press('a')
        await page.clock.runFor(25)
      }
      await expect.poll(requestCount).toBeGreaterThan(0)
      // Not every key requests the script again.
      expect(requestCount()).toBeLessThan(5)
      await page.clock.resume()
      await expectReadable(page, 'Getting started')
      await page.getByRole('tab', {name: 'pnpm'}).first().click()
      const panels = page.getByRole('tabpanel', {includeHidden: true})
      await expect(panels.nth(2)).toBeVisible()
      await expect(panels.nth(0)).toBeHidden()
      await expectLinksToLoadDocuments(page)
      // A sidebar category leads to its first page.
      await page.getByRole('button', {name: 'Rendering', exact: true}).click()
      await expect(page).toHaveURL(/rendering/)
      // Once the script is back, the page hydrates.
      await page.unroute(pattern)
      await page.reload()
      await hydrate(page)
    })
  })

  test(`a page is readable and its links work while ${name} never arrives`, async ({
    page,
  }) => {
    await page.route(pattern, () => undefined)
    // An unoptimised build (CONTRIBUTING.md) requests the script at once, and `load` waits for it.
    await page.goto(article, {waitUntil: 'commit'})
    await page.keyboard.press('PageDown')
    await expectReadable(page, 'useFacetMap')
    await expectLinksToLoadDocuments(page)
  })
}

test.describe('a page that was opened before a deploy', () => {
  const path = '/docs/getting-started'
  const message = (page: Page) => page.getByRole('alert').filter({hasText: 'has changed'})

  /** Opens a page as an earlier build made it, whose scripts are gone. */
  async function openOldPage(page: Page): Promise<void> {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({
        response,
        body: body.replaceAll('/assets/js/', '/assets/old/'),
      })
    })
    await page.goto(path)
    await page.unroute(`**${path}`)
  }

  for (const [answer, response] of [
    ['404', {status: 404, body: ''}],
    ['a document', {status: 200, contentType: 'text/html', body: '<!doctype html>'}],
  ] as const) {
    test(`offers to be loaded again when a press finds ${answer} in place of scripts`, async ({
      page,
      provokes,
    }) => {
      provokes(/\b404\b|Unexpected token/)
      await openOldPage(page)
      await intercept(page, '**/assets/old/**', (route) => route.fulfill(response))
      const documents = countDocuments(page)
      await page.getByRole('button', {name: 'Types'}).first().click()
      await expect(message(page)).toBeVisible()
      expect(documents()).toBe(0)
      await message(page).getByRole('button', {name: 'Reload'}).click()
      await expect(message(page)).toHaveCount(0)
      // Before that, nothing listens to the key that `hydrate` presses.
      await page.waitForLoadState()
      await hydrate(page)
      expect(documents()).toBe(1)
    })
  }

  test('offers to be loaded again when a part is gone that is loaded on demand', async ({
    page,
    provokes,
  }) => {
    provokes(missingScript)
    await openPage(page, '/docs/api/hooks/use-facet-map')
    await removeAssets(page, chunk)
    await page.route('**/docs/api/hooks/use-facet-map/', (route) =>
      route.fulfill({body: '<meta name="page-scripts" content="/assets/js/new.js">'}),
    )
    await page.getByRole('button', {name: 'Edit'}).first().click()
    await expect(message(page)).toBeVisible()
    await message(page).getByRole('button', {name: 'Close'}).click()
    await expect(message(page)).toHaveCount(0)
  })
})

test.describe('without a cache', () => {
  test.use({ownTab: true})

  test('offline, a press is explained, and takes effect once the network is back', async ({
    page,
    context,
    provokes,
  }) => {
    provokes(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(article)
    await context.setOffline(true)
    const documents = countDocuments(page)
    const category = page.getByRole('button', {name: /sidebar category 'Hooks'/})
    await category.click()
    const message = page.getByRole('alert').filter({hasText: 'Check your connection'})
    await expect(message).toBeVisible()
    await context.setOffline(false)
    await expect(category).toHaveAttribute('aria-expanded', 'false')
    await expect(message).toHaveCount(0)
    expect(documents()).toBe(0)
  })

  test('offline, the menu opens, and gives way to the explanation of a press in it', async ({
    page,
    context,
    provokes,
  }) => {
    provokes(/ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize({width: 390, height: 800})
    await page.goto('/docs/goals')
    await context.setOffline(true)
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    const menu = page.getByRole('dialog', {name: 'Menu'})
    await menu.getByRole('button', {name: 'Back to main menu'}).click()
    await expect(page.getByRole('alert')).toContainText('Check your connection')
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', {name: 'Close', exact: true}).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
