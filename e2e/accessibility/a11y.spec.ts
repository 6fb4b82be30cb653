import {expectAnnounced} from '../announced'
import {expectAccessible, expectAccessibleAtEachSize} from '../axe'
import {quickOrDeep} from '../deep'
import {expect, holdScripts, openPage, test, type Page} from '../fixtures'
import {find, openSearch} from '../search/modal'

test('search results have no axe violations', async ({page}) => {
  await openPage(page, '/search?q=map')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await expectAccessibleAtEachSize(page, 'main')
})

/**
 * Scans another state of the search modal. `npm test` scans the results at both sizes, and the other
 * states, whose frame is the same, at desktop size.
 */
const expectStateAccessible = quickOrDeep(
  (page: Page) => expectAccessible(page, {part: 'dialog'}),
  (page: Page) => expectAccessibleAtEachSize(page, 'dialog'),
)

test('the search modal has no axe violations, with results, recent searches or neither', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  const {dialog, hits} = await openSearch(page)
  await page.getByText('No recent searches').waitFor()
  await expectStateAccessible(page)
  await page.keyboard.type('memo')
  await hits.first().waitFor()
  await expectAccessibleAtEachSize(page, 'dialog')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await openSearch(page)
  await hits.first().waitFor()
  await expectStateAccessible(page)
  await page.keyboard.type('zzzzqqq')
  await page.getByText('Believe this query').last().waitFor()
  await expectStateAccessible(page)
})

test('results before hydration are announced and have no axe violations', async ({
  page,
}) => {
  await page.goto('/docs/goals')
  await holdScripts(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText('facet')
  await page.getByRole('treeitem').first().waitFor()
  await expectAnnounced(page, '.search-prompt [role=status]', /^\d+ results$/)
  await expectAccessibleAtEachSize(page, 'dialog')
})

test('the search modal has no axe violations when search fails', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|assets\/search/)
  await page.route('**/assets/search/**', (route) => route.abort())
  await openPage(page, '/docs/goals')
  const {input} = await openSearch(page)
  await input.fill('memo')
  await page.getByText('Unable to fetch results').waitFor()
  await expectStateAccessible(page)
})

test('a page and its menus on a phone have no axe violations, colours included, and a route change is announced', async ({
  page,
}) => {
  // e2e/pages measures colours only at desktop size.
  await page.setViewportSize({width: 390, height: 844})
  await expectAccessible(await openPage(page, '/docs/goals'))
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await expectAccessible(page)
  await page.getByRole('button', {name: 'Back to main menu'}).click()
  await expectAccessible(page)

  // The page that a link leads to is announced.
  await page.getByRole('dialog').getByRole('link', {name: 'API'}).click()
  await expectAnnounced(page, '#announcer', /^API overview/i)
  await expect(page).toHaveTitle((await page.locator('#announcer').textContent()) ?? '')
})

test('code is a tab stop where it scrolls, and only there', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800})
  await openPage(page, '/docs/getting-started')
  for (const pre of await page.locator('.theme-doc-markdown pre').all()) {
    const scrolls = await pre.evaluate((node) => node.scrollWidth > node.clientWidth)
    expect((await pre.getAttribute('tabindex')) === '0').toBe(scrolls)
  }
})

test.describe('with reduced motion and forced colors', () => {
  test.use({
    contextOptions: {reducedMotion: 'reduce', forcedColors: 'active'},
    ownTab: true,
  })

  test('nothing is animated, and the active hit has an outline', async ({page}) => {
    await openPage(page, '/docs/goals')
    const {dialog} = await find(page, 'memo')
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const {animationDuration, transitionDuration} = getComputedStyle(element)
        return [animationDuration, transitionDuration]
          .flatMap((list) => list.split(', '))
          .map(parseFloat)
      }),
    )
    expect(Math.max(...durations)).toBeLessThan(0.01)
    const active = dialog
      .locator('.DocSearch-Hit[aria-selected="true"]')
      .getByRole('link')
    await expect(active).toHaveCSS('outline-style', 'solid')
  })
})
