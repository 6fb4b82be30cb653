import {expect, test} from '../fixtures'

const searchIndex = '**/assets/search/*.json'

for (const [name, response] of [
  ['404', {status: 404, body: ''}],
  ['500', {status: 500, body: ''}],
  ['HTML', {contentType: 'text/html', body: '<!doctype html><p>Sign in'}],
  ['half a body', {contentType: 'application/json', body: '{"records":[{'}],
] as const) {
  test(`a search index that answers ${name} shows the error, then results`, async ({
    openPage,
    page,
    problems,
  }) => {
    let asked = 0
    await page.route(searchIndex, (route) => {
      asked++
      return route.fulfill(response)
    })
    await openPage('/search?q=facet')
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results')
    expect(asked).toBeGreaterThan(0)
    await page.unroute(searchIndex)
    await page.getByRole('button', {name: 'Try again'}).click()
    await expect(page.getByRole('status').first()).toContainText(/\d+ results? for/)
    // What the browser says of the provoked answer is expected, and nothing else.
    const provoked =
      /status [45]\d\d: .*\/assets\/search\/|the server responded with a status of/
    expect(problems.splice(0).filter((problem) => !provoked.test(problem))).toEqual([])
  })
}
