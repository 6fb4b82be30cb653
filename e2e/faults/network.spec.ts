import {find, openSearch} from '../search/modal'
import {offlineProblems} from '../fixtures'
import {expect, openPage, test} from './fixtures'

// The cache of a shared tab may hold the files of search.
test.use({ownTab: true})

test('offline, search says that it is not loaded; visited pages and loaded search work', async ({
  page,
  context,
  provokes,
}) => {
  provokes(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk|ChunkLoadError/)
  provokes(offlineProblems)
  const title = page.getByRole('heading', {level: 1})
  await openPage(page, '/docs/goals')
  await context.setOffline(true)
  await page.keyboard.press('/')
  await expect(page.getByText('Search could not be loaded.')).toBeVisible()
  // It opens once the reader is online again.
  await context.setOffline(false)
  const rest = page.waitForResponse('**/assets/search/rest.*')
  await find(page, 'map')
  // The rest of the index is loaded after the first answer.
  await (await rest).finished()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(title).not.toHaveText('Goals')

  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Goals'}).click()
  await expect(title).toHaveText('Goals')
  const {input, hits} = await openSearch(page)
  await input.fill('useFacetRef')
  await expect(hits.first()).toContainText('useFacetRef')
})
