import {find, openSearch} from '../search/modal'
import {offlineProblems} from '../fixtures'
import {expect, openPage, test} from './fixtures'

test('visited pages and loaded search work offline', async ({
  page,
  context,
  provokes,
}) => {
  provokes(offlineProblems)
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
  const {input, hits} = await openSearch(page)
  await input.fill('useFacetRef')
  await expect(hits.first()).toContainText('useFacetRef')
})

test('search that has not loaded shows an error offline, and opens when online again', async ({
  page,
  context,
  provokes,
}) => {
  provokes(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk|ChunkLoadError/)
  await openPage(page, '/docs/goals')
  await context.setOffline(true)
  await page.keyboard.press('/')
  await expect(page.getByText('Search could not be loaded.')).toBeVisible()
  await context.setOffline(false)
  await openSearch(page)
})
