import {expect, openPage, test} from '../fixtures'

test('an announcement that is not closeable has no button and is always shown', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  const bar = page.locator('.theme-announcement-bar')
  await expect(bar).toContainText('A new version is out.')
  await expect(bar.getByRole('button')).toHaveCount(0)
})
