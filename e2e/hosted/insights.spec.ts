import {openSearch} from '../search/modal'
import {expect, openPage, test} from '../fixtures'
import {publicEnv} from './environment'
import {fakeProvider, hit, type FakeProvider} from './provider'

// Requests to the provider's origin are expected; policy violations still fail the test.
test.use({provoked: /another origin/})

interface InsightsEvent {
  eventType: string
  objectIDs: string[]
}

/** Reported events, oldest first. The request that loads the provider's script has none. */
function eventsOf({insights}: FakeProvider): InsightsEvent[] {
  return insights.flatMap(
    (request) =>
      (request.postDataJSON() as {events: InsightsEvent[]} | null)?.events ?? [],
  )
}

test('views and clicks are reported, but nothing before search is open', async ({
  page,
}) => {
  const provider = await fakeProvider(page)
  const expectReported = (event: Record<string, unknown>) =>
    expect.poll(() => eventsOf(provider)).toContainEqual(expect.objectContaining(event))

  await openPage(page, 'docs/goals')
  expect(provider.insights).toEqual([])
  const {input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toContainText('From the provider')
  const index = publicEnv.ALGOLIA_INDEX_NAME
  await expectReported({eventType: 'view', index, objectIDs: ['1', '2']})
  // By keyboard: DocSearch 3.9 does not report a mouse click on the first hit.
  await page.keyboard.press('Enter')
  await expectReported({
    eventType: 'click',
    objectIDs: ['1'],
    positions: [1],
    queryID: 'query',
  })

  // A report carries the site's credentials.
  const {searchParams} = new URL(provider.insights.at(-1)?.url() ?? '')
  expect(searchParams.get('X-Algolia-Application-Id')).toBe(publicEnv.ALGOLIA_APP_ID)
  expect(searchParams.get('X-Algolia-API-Key')).toBe(publicEnv.ALGOLIA_API_KEY)
})

test.describe('with a fake clock', () => {
  test.use({ownTab: true})

  test('views are reported in batches of 20, 400 ms after the last view', async ({
    page,
  }) => {
    await page.clock.install({time: 0})
    const provider = await fakeProvider(page)
    // Five groups of five hits, because no more than five hits of a group are shown.
    const found = Array.from({length: 25}, (_, id) =>
      hit(id, `Hit ${id}`, undefined, `Group ${id % 5}`),
    )
    provider.behave(() => ({hits: found}))
    await openPage(page, 'docs/goals')
    const {input, hits} = await openSearch(page)
    await expect.poll(() => provider.insights.length).toBeGreaterThan(0)
    await page.clock.pauseAt(60_000)
    await input.fill('map')
    await expect(hits).toHaveCount(25)
    await page.clock.runFor(399)
    // Once this request is answered, any earlier report has been recorded.
    await page.evaluate(() => fetch('.'))
    expect(eventsOf(provider)).toEqual([])
    await page.clock.runFor(1)
    await expect
      .poll(() => eventsOf(provider).map(({objectIDs}) => objectIDs.length))
      .toEqual([20, 5])
  })
})
