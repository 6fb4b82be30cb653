import {chunk, expect, openPage, removeAssets, test} from '../faults/fixtures'
import {notFound, pointAt, waitUntilIdle, type Locator} from '../fixtures'
import {watchScripts} from '../transfers'

// Tests plugins/loading/build/links.ts.

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
