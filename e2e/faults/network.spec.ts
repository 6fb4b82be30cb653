import {find, openSearch} from '../search/box'
import {failsOffline} from '../fixtures'
import {expect, openPage, test} from './fixtures'

test.describe('offline after the page has loaded', () => {
  test.use({provoked: failsOffline})

  const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk|ChunkLoadError/

  test('what has been loaded still works: the page, visited pages, search', async ({
    page,
    context,
  }) => {
    await openPage(page, '/docs/goals')
    await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
    const rest = page.waitForResponse('**/assets/search/rest.*')
    await find(page, 'map')
    // The rest of the index is loaded after the first answer.
    await (await rest).finished()
    await page.keyboard.press('Escape')

    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', {name: 'Goals'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
    const again = await openSearch(page)
    await again.input.fill('useFacetRef')
    await expect(again.hits.first()).toContainText('useFacetRef')
  })

  test('search that was never loaded says so, and opens when online again', async ({
    page,
    context,
    provokes,
  }) => {
    provokes(offline)
    await openPage(page, '/docs/goals')
    await context.setOffline(true)
    await page.keyboard.press('/')
    await expect(page.getByText('Search could not be loaded.')).toBeVisible()
    await context.setOffline(false)
    await openSearch(page)
  })
})

test.describe('on slow 2g', () => {
  /** Chrome's preset of that name, in milliseconds and bytes per second. */
  const slow2g = {latency: 2_000, downloadThroughput: 6_250, uploadThroughput: 6_250}

  test('a page can be read, and its links work, long before its scripts are there', async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {offline: false, ...slow2g})
    await page.goto('/docs/goals', {waitUntil: 'commit'})
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals', {
      timeout: 20_000,
    })
    await page.mouse.move(300, 300)
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
    await link.click()
    await page.waitForURL(/api\/overview$/, {waitUntil: 'commit'})
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals', {
      timeout: 20_000,
    })
  })
})

for (const [name, now] of [
  ['in the past', '1999-12-31T23:59:59Z'],
  ['in the far future', '2099-01-01T00:00:00Z'],
] as const) {
  test(`a clock ${name}, which then jumps, harms nothing`, async ({page}) => {
    await page.clock.install({time: new Date(now)})
    await openPage(page, '/docs/goals')
    await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
    await expect(page).toHaveURL(/api\/overview$/)
    const {input, hits} = await find(page, 'useFacetMemo')
    await page.clock.setSystemTime(new Date('2010-06-01T00:00:00Z'))
    await input.fill('useFacetRef')
    await expect(hits.first()).toContainText('useFacetRef')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/use-facet-ref/)
  })
}
