import {expect, openPage, test} from './fixtures'

const searchIndex = '**/assets/search/*.json'

test('search shows an error while its index is missing or malformed, and can be retried', async ({
  page,
  provokes,
}) => {
  // The fixtures and the browser both report error statuses.
  provokes(/status [45]\d\d: .*\/assets\/search\/|responded with a status of/)
  for (const response of [
    {status: 404, body: ''},
    {status: 500, body: ''},
    {contentType: 'text/html', body: '<!doctype html><p>Sign in'},
    {contentType: 'application/json', body: '{"records":[{'},
  ]) {
    await page.route(searchIndex, (route) => route.fulfill(response))
    await openPage(page, '/search?q=facet')
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results')
    await page.unroute(searchIndex)
  }
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('status').first()).toContainText(/\d+ results? for/)
})
