import {chunk, expect, openPage, removeAssets, test} from '../faults/fixtures'
import {notFound, pointAt, quiet, type Locator} from '../fixtures'
import {watchScripts} from '../transfers'

// Which pages are prefetched, and when (plugins/loading/links.ts).

test('nothing is reported when a link is only pointed at and the code of its page is gone', async ({
  page,
  provokes,
}) => {
  provokes(notFound)
  await openPage(page, '/docs/goals')
  const asked = await removeAssets(page, chunk)
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
  await pointAt(link)
  await link.focus()
  await expect.poll(asked).toBeGreaterThan(0)
  await quiet(page)
})

for (const [action, act] of [
  ['pointed at', pointAt],
  ['focused', (link: Locator) => link.focus()],
] as const) {
  test(`a page is loaded ahead when a link to it is ${action}, not when it comes into view`, async ({
    page,
  }) => {
    await openPage(page, '/docs/goals')
    await quiet(page)
    const scripts = watchScripts(page)
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
    await link.scrollIntoViewIfNeeded()
    await quiet(page)
    expect(scripts).toEqual([])
    await act(link)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })
}
