import {expect, openPage, test} from '../fixtures'
import {expectAccessible, expectAccessibleAtEachSize} from '../axe'

const pages = ['', 'docs/goals', 'docs/getting-started', 'blog/hola', 'search?q=map']

test.describe('axe finds nothing', () => {
  test('with the announcement bar shown', async ({page}) => {
    await openPage(page, 'docs/goals')
    await expect(page.getByText('A new version is out.')).toBeVisible()
    await expectAccessibleAtEachSize(page)
  })

  for (const path of pages) {
    test(`in the light theme, on /${path}`, async ({page}) => {
      await openPage(page, path)
      await page.getByRole('button', {name: /dark and light/}).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expectAccessible(page)
    })
  }

  test('with a dropdown open', async ({page}) => {
    await openPage(page, 'docs/goals')
    await page.getByRole('button', {name: 'More'}).press('Enter')
    await expectAccessibleAtEachSize(page)
  })
})
