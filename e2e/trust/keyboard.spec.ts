import {expect, openExample, openPage, test, type Locator, type Page} from '../fixtures'
import {findAndFollow, openSearch} from '../search/box'

/**
 * Presses Tab until an element has the focus, as a reader without a mouse does.
 *
 * @param limit how many stops there may be before it
 */
async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  const node = await target.elementHandle()
  for (let presses = 0; presses <= limit; presses++) {
    if (await node.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus did not come to ${target.toString()}`)
}

/**
 * Clicks the title, so that the next Tab begins behind the navbar and the sidebar. The test of
 * the table of contents shows that the focus gets through both.
 */
async function beginAtTitle(page: Page): Promise<void> {
  await page.getByRole('heading', {level: 1}).click()
}

/** Expects that the focus never leaves a dialog for the page, however often Tab is pressed. */
async function expectFocusKept(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    )
    expect(inside).toBe(true)
  }
}

test('the navbar leads to a page', async ({page}) => {
  await openPage(page, '/')
  const link = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API'})
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/overview$/)
})

test('a category of the sidebar opens and closes', async ({page}) => {
  await openPage(page, '/docs/goals')
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'})
  const toggle = sidebar.getByRole('button', {name: 'Rendering', exact: true})
  await tabTo(page, toggle)
  const before = await toggle.getAttribute('aria-expanded')
  await page.keyboard.press('Enter')
  await expect(toggle).not.toHaveAttribute('aria-expanded', before ?? '')
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', before ?? '')
})

test('tabs are chosen with the arrow keys', async ({page}) => {
  await openPage(page, '/docs/getting-started')
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await beginAtTitle(page)
  await tabTo(page, tabs.first())
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('search is opened, walked, followed and closed', async ({page}) => {
  await openPage(page, '/docs/goals')
  const opener = page.getByRole('button', {name: /^Search/})
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', {name: 'Search'})
  await page.keyboard.type('facet')
  const hits = dialog.getByRole('treeitem')
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expectFocusKept(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await findAndFollow(page, 'useFacetMap', /use-facet-map/)
})

test('a remembered search is made a favorite and removed', async ({page}) => {
  await openPage(page, '/docs/goals')
  await findAndFollow(page, 'useFacetMap', /use-facet-map/)
  await openSearch(page)
  await tabTo(page, page.getByRole('button', {name: 'Save this search'}))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('tree', {name: 'Favorite'}).getByRole('treeitem'),
  ).toHaveCount(1)
  await tabTo(page, page.getByRole('button', {name: 'Remove this search from favorites'}))
  await page.keyboard.press('Enter')
  await expect(page.getByText('No recent searches')).toBeVisible()
})

test('code is copied, and that is announced', async ({context, page}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/docs/api/hooks/use-facet-map')
  const copy = page.getByRole('button', {name: 'Copy code'}).first()
  await page.evaluate(() => navigator.clipboard.writeText('from elsewhere'))
  await beginAtTitle(page)
  await tabTo(page, copy)
  await page.keyboard.press('Enter')
  await expect(page.locator('#announcer')).toHaveText('Copied')
  const code = await page.locator('.theme-doc-markdown pre').first().textContent()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test('an example is operated and reset', async ({page}) => {
  const stage = await openExample(
    page,
    '/docs/getting-started',
    'getting-started-counter',
  )
  const before = await stage.textContent()
  await beginAtTitle(page)
  // Each name with a type in the code before it is a stop.
  await tabTo(page, stage.getByRole('button').first(), 200)
  await page.keyboard.press('Enter')
  await expect(stage).not.toHaveText(before ?? '')
  // Backwards, past the Edit button.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const focused = page.getByRole('button', {name: 'Reset'}).and(page.locator(':focus'))
  await expect(focused).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(stage).toHaveText(before ?? '')
})

test('the table of contents leads to its heading', async ({page}) => {
  await openPage(page, '/docs/goals')
  const link = page.locator('.table-of-contents a').last()
  const hash = (await link.getAttribute('href')) ?? ''
  await tabTo(page, link, 200)
  await page.keyboard.press('Enter')
  await expect(page.locator(hash)).toBeInViewport()
})

test('pagination leads to the next page', async ({page}) => {
  await openPage(page, '/docs/goals')
  const next = page.locator('.pagination-nav__link--next')
  const address = await next.getAttribute('href')
  await beginAtTitle(page)
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('the menu keeps the focus, closes on Escape and gives the focus back', async ({
    page,
  }) => {
    await openPage(page, '/docs/goals')
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'})
    const menu = page.getByRole('dialog', {name: 'Menu'})
    await expect(menu).toHaveCount(0)
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expectFocusKept(page)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    // If only the browser had closed the menu, React would still count it as open.
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
  })

  test('the menu leads to a page and closes', async ({page}) => {
    await openPage(page, '/docs/goals')
    await tabTo(page, page.getByRole('button', {name: 'Toggle navigation bar'}))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', {name: 'Back to main menu'}))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog').getByRole('link', {name: 'Rendering'}))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/rendering\/overview$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
