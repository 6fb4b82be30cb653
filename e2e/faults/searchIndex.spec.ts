import {expect, openPage, test} from '../fixtures'

const searchIndex = '**/assets/search/*.json'

for (const [name, response] of [
  ['404', {status: 404, body: ''}],
  ['500', {status: 500, body: ''}],
  ['HTML', {contentType: 'text/html', body: '<!doctype html><p>Sign in'}],
  ['half a body', {contentType: 'application/json', body: '{"records":[{'}],
] as const) {
  test(`a search index that answers ${name} shows the error, then results`, async ({
    page,
    provokes,
  }) => {
    // The browser's reports of these answers.
    provokes(/status [45]\d\d: .*\/assets\/search\/|responded with a status of/)
    let asked = 0
    await page.route(searchIndex, (route) => {
      asked++
      return route.fulfill(response)
    })
    await openPage(page, '/search?q=facet')
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results')
    expect(asked).toBeGreaterThan(0)
    await page.unroute(searchIndex)
    await page.getByRole('button', {name: 'Try again'}).click()
    await expect(page.getByRole('status').first()).toContainText(/\d+ results? for/)
  })
}
