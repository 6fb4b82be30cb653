import {chunk, expect, openPage, removeAssets, test} from '../faults/fixtures'
import {notFound, pointAt, waitUntilIdle, type Locator} from '../fixtures'
import {watchScripts} from '../transfers'

// Tests plugins/loading/build/links.ts and speculationRules.ts.

// The cache of a shared tab may hold the scripts.
test.use({ownTab: true})

test('prefetching a page whose code is gone reports no error', async ({
  page,
  provokes,
}) => {
  provokes(notFound)
  await openPage(page, '/docs/goals')
  const requestCount = await removeAssets(page, chunk)
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
  await pointAt(link)
  await link.focus()
  await expect.poll(requestCount).toBeGreaterThan(0)
  await waitUntilIdle(page)
})

for (const [action, act] of [
  ['pointed at', pointAt],
  ['focused', (link: Locator) => link.focus()],
] as const) {
  test(`a link prefetches its page when it is ${action}, not when it comes into view`, async ({
    page,
  }) => {
    await openPage(page, '/docs/goals')
    await waitUntilIdle(page)
    const scripts = watchScripts(page)
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
    await link.scrollIntoViewIfNeeded()
    await waitUntilIdle(page)
    expect(scripts).toEqual([])
    await act(link)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })
}

test.describe('documents', () => {
  test.use({ownTab: true})

  const connections = [
    {connection: {effectiveType: '4g'}, isPrefetched: true},
    {connection: {effectiveType: '2g'}, isPrefetched: false},
  ]
  for (const {connection, isPrefetched} of connections)
    test(`the document behind a link ${isPrefetched ? 'is' : 'is not'} prefetched on ${connection.effectiveType}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value})
      }, connection)
      const prefetched: string[] = []
      page.on('request', (request) => {
        if (request.headers()['sec-purpose'] === 'prefetch')
          prefetched.push(new URL(request.url()).pathname)
      })
      await page.goto('/docs/goals')
      await waitUntilIdle(page)
      // Links of a page that has hydrated load no documents.
      await page
        .locator('meta[name=page-scripts]')
        .evaluate((scripts) => scripts.setAttribute('content', ''))
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
      for (const pointed of [page.getByRole('link', {name: 'View as Markdown'}), link]) {
        await pointAt(pointed)
        await pointed.dispatchEvent('pointerdown')
      }
      if (isPrefetched)
        await expect.poll(() => prefetched).toEqual(['/docs/api/overview/'])
      else {
        await waitUntilIdle(page)
        expect(prefetched).toEqual([])
      }
    })
})
