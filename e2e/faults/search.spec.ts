import {waitUntilIdle} from '../fixtures'
import {expect, openPage, test} from './fixtures'

// The cache of a shared tab may hold the index.
test.use({ownTab: true})

const searchIndex = '**/assets/search/*.json'

test('search shows an error while its index is missing or malformed, and can be retried', async ({
  page,
  provokes,
}) => {
  // The fixtures and the browser both report error statuses.
  provokes(/status [45]\d\d: .*\/assets\/search\/|responded with a status of/)
  const error = page.getByRole('alert').filter({hasText: 'Unable to fetch results'})
  const retry = page.getByRole('button', {name: 'Try again'})
  for (const [index, response] of [
    {status: 404, body: ''},
    {status: 500, body: ''},
    {contentType: 'text/html', body: '<!doctype html><p>Sign in'},
    {contentType: 'application/json', body: '{"records":[{'},
  ].entries()) {
    let answers = 0
    await page.route(searchIndex, (route) => {
      answers += 1
      return route.fulfill(response)
    })
    await (index === 0 ? openPage(page, '/search?q=facet') : retry.click())
    await expect.poll(() => answers).toBeGreaterThan(0)
    await waitUntilIdle(page)
    await expect(error).toBeVisible()
    await page.unroute(searchIndex)
  }
  await retry.click()
  await expect(page.getByRole('status').first()).toContainText(/\d+ results? for/)
})
