import {expect, openPage, pointAt, test, waitForFrames, waitUntilIdle} from '../fixtures'
import {openSearch} from '../search/modal'
import {publicEnv} from './environment'
import {fakeProvider, hosts} from './provider'

const hostOf = (request: {url: () => string}) => new URL(request.url()).hostname

// Requests to the provider's hosts are expected, and so are their failures.
test.use({
  provoked: /algolia|search-insights|net::ERR|the server responded with a status of/,
})

test('no request goes to the provider before search is opened; a query sends the credentials, the page size and the filters', async ({
  page,
}) => {
  const provider = await fakeProvider(page)
  await openPage(page, 'docs/goals')
  await pointAt(page.getByRole('button', {name: /^Search/}))
  await waitUntilIdle(page)
  expect([...provider.requests, ...provider.insights]).toEqual([])
  // A preconnect would contact the provider without a request.
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0)

  const {input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toContainText('From the provider')
  const request = provider.requests[0]
  const url = new URL(request?.url() ?? '')
  expect(request?.method()).toBe('POST')
  expect(url.hostname).toBe(hosts.first)
  expect(url.pathname).toBe('/1/indexes/*/queries')
  expect(url.searchParams.get('x-algolia-application-id')).toBe(publicEnv.ALGOLIA_APP_ID)
  expect(url.searchParams.get('x-algolia-api-key')).toBe(publicEnv.ALGOLIA_API_KEY)
  expect(request?.postDataJSON()).toMatchObject({
    requests: [
      {
        query: 'map',
        indexName: publicEnv.ALGOLIA_INDEX_NAME,
        hitsPerPage: 20,
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        clickAnalytics: true,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
        attributesToRetrieve: [
          ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
          'content',
          'type',
          'url',
        ],
      },
    ],
  })
})

// The unit test of the engine has the other ways in which a host fails.
test('the next host is tried when the first hangs', async ({page}) => {
  const provider = await fakeProvider(page)
  provider.behave((host) => (host === hosts.first ? 'hangs' : 'answers'))
  await openPage(page, 'docs/goals')
  const {input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toContainText('From the provider')
  expect(provider.requests.map(hostOf)[0]).toBe(hosts.first)
  expect(provider.requests.map(hostOf)[1]).toMatch(hosts.others)
  // The next query skips the host that failed.
  const countBefore = provider.requests.length
  await input.fill('mapper')
  await expect.poll(() => provider.requests.length).toBeGreaterThan(countBefore)
  const later = provider.requests.slice(countBefore).map(hostOf)
  expect(later).not.toContain(hosts.first)
})

test('the error screen stays while every host fails', async ({page}) => {
  const provider = await fakeProvider(page)
  await openPage(page, 'docs/goals')
  const {dialog, input, hits} = await openSearch(page)
  const error = dialog.getByText('Unable to fetch results')
  for (const behaviour of [
    'sends 503',
    'refuses to connect',
    'rejects the key',
    'sends a malformed answer',
  ] as const) {
    await test.step(`every host ${behaviour}`, async () => {
      provider.behave(() => behaviour)
      for (const query of ['once', 'again']) {
        await input.fill(`${behaviour} ${query}`)
        await expect(error).toBeVisible()
        await waitForFrames(page, 15)
        await expect(error).toBeVisible()
      }
      await expect(
        dialog.getByText('You might want to check your network connection.'),
      ).toBeVisible()
      // Once the hosts answer again, the hits replace the error.
      provider.behave(() => 'answers')
      await input.fill(behaviour)
      await expect(hits.first()).toContainText('From the provider')
      await expect(error).toHaveCount(0)
    })
  }
})

test.describe('with a fake clock', () => {
  test.use({ownTab: true})

  test('a search is shown as stalled after 300 ms', async ({page}) => {
    await page.clock.install({time: 0})
    const provider = await fakeProvider(page)
    provider.behave(() => 'hangs')
    await openPage(page, 'docs/goals')
    const {dialog, input} = await openSearch(page)
    await page.clock.pauseAt(60_000)
    await input.fill('map')
    const stalled = dialog.locator('.DocSearch-Container--Stalled')
    await page.clock.runFor(299)
    await expect(stalled).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(stalled).toBeVisible()
  })
})

test('the search page shows an error while the provider is down, and Try again retries', async ({
  page,
}) => {
  const provider = await fakeProvider(page)
  provider.behave(() => 'sends 503')
  await openPage(page, 'search?q=map')
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  provider.behave(() => 'answers')
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(2)
  expect(provider.requests.at(-1)?.postDataJSON()).toMatchObject({
    requests: [{query: 'map', indexName: publicEnv.ALGOLIA_INDEX_NAME}],
  })
})
