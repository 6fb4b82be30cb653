import {expect, openExample, openPage, test} from '../fixtures'
import {hitsOf, search} from '../search/box'

// A violation is told in the console, which fails every test.
test.describe('no violation of the policy', () => {
  test('from page to page', async ({page}) => {
    await openPage(page, '/docs/getting-started')
    const next = page.locator('.pagination-nav__link--next')
    const heading = page.getByRole('heading', {level: 1})
    for (let pages = 0; pages < 12; pages++) {
      // The address changes before the page does.
      const before = await heading.innerText()
      await next.click()
      await expect(heading).not.toHaveText(before)
    }
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click()
    await expect(heading).toHaveText('Blog')
    await page.goBack()
    await expect(heading).not.toHaveText('Blog')
  })

  test('while searching, with a choice that is remembered', async ({page}) => {
    await openPage(page, '/docs/goals')
    await search(page, 'useFacetMap')
    await expect(hitsOf(page).first()).toContainText('useFacetMap')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/use-facet-map/)
    await search(page, '')
    await expect(hitsOf(page)).toHaveCount(1)
    await page.keyboard.type('zzzzqqq')
    await expect(page.getByText('Believe this query').last()).toBeVisible()
  })

  test('on the search page', async ({page}) => {
    await openPage(page, '/search?q=map')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })

  test('in a running example', async ({page}) => {
    const stage = await openExample(
      page,
      '/docs/getting-started',
      'getting-started-counter',
    )
    await stage.getByRole('button', {name: 'Pick up a coin'}).click()
    await expect(stage.getByTestId('coins')).toHaveText('1')
  })
})
