import {expectAnnounced} from '../announced'
import {expectAccessible, expectAccessibleAtEachSize} from '../axe'
import {expect, holdScripts, openExample, openPage, test} from '../fixtures'
import {find, openSearch} from '../search/box'

test('axe finds nothing on results of the search page, and in a running example', async ({
  page,
}) => {
  await openPage(page, '/search?q=map')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await expectAccessibleAtEachSize(page)
  await openExample(page, '/docs/getting-started', 'getting-started-login')
  await expectAccessibleAtEachSize(page)
})

test('axe finds nothing in the search modal: start, results, recent searches, no results', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  const {dialog, hits} = await openSearch(page)
  await page.getByText('No recent searches').waitFor()
  await expectAccessibleAtEachSize(page)
  await page.keyboard.type('memo')
  await hits.first().waitFor()
  await expectAccessibleAtEachSize(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await openSearch(page)
  await hits.first().waitFor()
  await expectAccessibleAtEachSize(page)
  await page.keyboard.type('zzzzqqq')
  await page.getByText('Believe this query').last().waitFor()
  await expectAccessibleAtEachSize(page)
})

test('axe finds nothing in the box with results, before the page has its scripts', async ({
  page,
}) => {
  await page.goto('/docs/goals')
  await holdScripts(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText('facet')
  await page.getByRole('treeitem').first().waitFor()
  await expectAnnounced(page, '.search-prompt [role=status]', /^\d+ results$/)
  await expectAccessibleAtEachSize(page)
})

test('axe finds nothing in the search modal that reaches no host', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|assets\/search/)
  await page.route('**/assets/search/**', (route) => route.abort())
  await openPage(page, '/docs/goals')
  const {input} = await openSearch(page)
  await input.fill('memo')
  await page.getByText('Unable to fetch results').waitFor()
  await expectAccessibleAtEachSize(page)
})

test('axe finds nothing on a phone, its colours included: on pages and in both menus', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  for (const path of ['/', '/blog/hola', '/docs/goals']) {
    await expectAccessible(await openPage(page, path))
  }
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await expectAccessible(page)
  await page.getByRole('button', {name: 'Back to main menu'}).click()
  await expectAccessible(page)
})

test('a change of route is announced', async ({page}) => {
  await openPage(page, '/docs/goals')
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expectAnnounced(page, '#announcer', /^API overview/i)
  await expect(page).toHaveTitle((await page.locator('#announcer').textContent()) ?? '')
})

test('code is reachable by keyboard only where it scrolls', async ({page}) => {
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

  test('nothing moves, and the active hit is marked by more than its colour', async ({
    page,
  }) => {
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
