import {openSearch} from '../search/box'
import {expect, test} from '../fixtures'
import {published} from './environment'
import {fakeProvider} from './provider'

// The provider is another origin. What the site's own policy forbids fails the test.
test.use({provoked: /another origin/})

test('what a reader views and chooses is reported, once search is open', async ({
  openPage,
  page,
}) => {
  const provider = await fakeProvider(page)
  const events = () =>
    provider.insights.flatMap(
      (request) => (request.postDataJSON() as {events: object[]} | null)?.events ?? [],
    )
  const reported = (event: Record<string, unknown>) =>
    expect.poll(events).toContainEqual(expect.objectContaining(event))

  await openPage('/docs/goals')
  expect(provider.insights).toEqual([])
  const {input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toContainText('From the provider')
  const index = published.ALGOLIA_INDEX_NAME
  await reported({eventType: 'view', index, objectIDs: ['1', '2']})
  // By keyboard: DocSearch 3.9 does not report a mouse's click on the first hit.
  await page.keyboard.press('Enter')
  await reported({eventType: 'click', objectIDs: ['1'], positions: [1], queryID: 'query'})

  const {searchParams} = new URL(provider.insights.at(-1)?.url() ?? '')
  expect(searchParams.get('X-Algolia-Application-Id')).toBe(published.ALGOLIA_APP_ID)
  expect(searchParams.get('X-Algolia-API-Key')).toBe(published.ALGOLIA_API_KEY)
})
