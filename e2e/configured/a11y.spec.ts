import {expect, openPage, test} from '../fixtures'
import {fakeProvider} from '../hosted/provider'
import {expectAccessible, expectAccessibleAtEachSize} from '../axe'

test('the announcement bar and an open dropdown have no axe violations', async ({
  page,
}) => {
  await openPage(page, 'docs/goals')
  await expect(page.getByText('A new version is out.')).toBeVisible()
  await expectAccessibleAtEachSize(page, '.theme-announcement-bar')
  await page.getByRole('button', {name: 'More'}).press('Enter')
  await expectAccessible(page)
})

test('the light theme has no axe violations', async ({page, provokes}) => {
  provokes(/another origin: \S+algolia/)
  await fakeProvider(page)
  await openPage(page, '')
  await page.getByRole('button', {name: /dark and light/}).click()
  for (const path of ['', 'docs/getting-started', 'blog/hola', 'search?q=map']) {
    if (path) await openPage(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectAccessible(page)
  }
})
