import {expect, test} from '../fixtures'
import {hitsOf, search} from '../searchModal'

// A violation is told in the console, which fails every test.
test.describe('no violation of the policy', () => {
  test('from page to page', async ({openPage}) => {
    const page = await openPage('/docs/getting-started')
    const next = page.locator('.pagination-nav__link--next')
    for (let pages = 0; pages < 12; pages++) {
      const address = page.url()
      await next.click()
      await expect(page).not.toHaveURL(address)
      await expect(page.locator('h1')).toBeVisible()
    }
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog')
    await page.goBack()
    await expect(page).not.toHaveURL(/blog$/)
  })

  test('while searching, with a choice that is remembered', async ({openPage}) => {
    const page = await openPage('/docs/goals')
    await search(page, 'useFacetMap')
    await expect(hitsOf(page).first()).toContainText('useFacetMap')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/use-facet-map/)
    await search(page, '')
    await expect(hitsOf(page)).toHaveCount(1)
    await page.keyboard.type('zzzzqqq')
    await expect(page.getByText('Believe this query').last()).toBeVisible()
  })

  test('on the search page', async ({openPage}) => {
    const page = await openPage('/search?q=map')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })

  test('in a running example', async ({openExample}) => {
    const stage = await openExample('/docs/getting-started', 'getting-started-counter')
    await stage.getByRole('button').first().click()
  })
})
