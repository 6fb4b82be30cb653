import {find} from '../search/box'
import {expect, openPage, test} from './fixtures'

// Unit tests of the engine cover a worker that cannot be made or loaded, or dies later.
test.describe('search without a worker works on the page itself', () => {
  test('where the browser has none', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await find(await openPage(page, '/docs/goals'), 'useFacetMap')
  })

  test('where a policy forbids it', async ({page, provokes}) => {
    provokes(/worker-src/)
    await page.route('/docs/goals', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace("worker-src 'self'", "worker-src 'none'")
      expect(body).not.toBe(html)
      await route.fulfill({response, body})
    })
    await find(await openPage(page, '/docs/goals'), 'useFacetMap')
  })
})

const searchIndex = '**/assets/search/*.json'

test('a search index that is wrong shows the error, then results', async ({
  page,
  provokes,
}) => {
  // The browser's reports of these answers.
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
