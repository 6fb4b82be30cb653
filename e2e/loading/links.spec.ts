import {chunk, expect, openPage, removeAssets, test} from '../faults/fixtures'
import {notFound, pointAt, waitUntilIdle} from '../fixtures'
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

test('a link prefetches its page when it is pointed at or focused, not when it comes into view or the connection is slow', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  await waitUntilIdle(page)
  const scripts = watchScripts(page)
  const linkTo = (name: string) => page.getByRole('contentinfo').getByRole('link', {name})
  await linkTo('API').scrollIntoViewIfNeeded()
  for (const connection of [
    {effectiveType: '2g'},
    {effectiveType: '4g', saveData: true},
  ]) {
    await page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true})
    }, connection)
    await linkTo('API').focus()
    await pointAt(linkTo('API'))
    await waitUntilIdle(page)
    expect(scripts).toEqual([])
  }
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'connection'))
  // A link asks once.
  await pointAt(linkTo('Rendering'))
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await waitUntilIdle(page)
  const count = scripts.length
  await linkTo('Blog').focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(count)
})

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
