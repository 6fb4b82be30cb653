import {expectAnnounced} from '../announced'
import {expect, openExample, openPage, test, type Locator, type Page} from '../fixtures'
import {findAndFollow, openSearch} from '../search/modal'

/**
 * Presses Tab until an element has focus, as a reader without a mouse does.
 *
 * @param limit how often Tab may be pressed
 */
async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  const node = await target.elementHandle()
  for (let presses = 0; presses <= limit; presses++) {
    if (await node.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Focus did not reach ${target.toString()}`)
}

/** Clicks the title, so that the next Tab starts after the navbar and the sidebar. */
async function beginAtTitle(page: Page): Promise<void> {
  await page.getByRole('heading', {level: 1}).click()
}

/** Expects that focus does not reach the page behind a dialog, however often Tab is pressed. */
async function expectFocusTrapped(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () =>
        // After the last element of a dialog, Tab makes the body active.
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    )
    expect(inside).toBe(true)
  }
}

test('Tab reaches navbar, sidebar, pagination and table of contents; Enter toggles a category and follows a link', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  const navbar = page.getByRole('navigation', {name: 'Main'})
  await tabTo(page, navbar.getByRole('link', {name: 'API'}))

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'})
  const toggle = sidebar.getByRole('button', {name: 'Rendering', exact: true})
  await tabTo(page, toggle)
  const before = (await toggle.getAttribute('aria-expanded')) ?? ''
  await page.keyboard.press('Enter')
  await expect(toggle).not.toHaveAttribute('aria-expanded', before)
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', before)

  await tabTo(page, page.locator('.pagination-nav__link--next'), 200)
  const link = page.locator('.table-of-contents a').last()
  await tabTo(page, link, 200)
  await page.keyboard.press('Enter')
  await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeInViewport()
})

test('a tab is chosen, and an example used and reset, by keyboard', async ({page}) => {
  const stage = await openExample(
    page,
    '/docs/getting-started',
    'getting-started-counter',
  )
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await beginAtTitle(page)
  await tabTo(page, tabs.first())
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')

  const coins = stage.getByTestId('coins')
  // On the way, Tab stops at the links and buttons of the page's samples.
  await tabTo(page, stage.getByRole('button').first(), 200)
  await page.keyboard.press('Enter')
  await expect(coins).toHaveText('1')
  // From the example back to Reset, past Edit and Trace.
  for (const name of ['Edit', 'Trace', 'Reset']) {
    await page.keyboard.press('Shift+Tab')
    const focused = page.getByRole('button', {name}).and(page.locator(':focus'))
    await expect(focused).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(coins).toHaveText('0')
})

test('search is a dialog with a combobox, and works by keyboard', async ({page}) => {
  await openPage(page, '/docs/goals')
  const opener = page.getByRole('button', {name: /^Search/})
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', {name: 'Search'})
  await expect(dialog.and(page.locator(':modal'))).toBeVisible()
  const input = dialog.getByRole('combobox')
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('facet')
  await expectAnnounced(page, '.search-dialog [role=status]', /^\d+ results$/)
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  const hits = dialog.getByRole('treeitem')
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true')
  const id = (await hits.nth(1).getAttribute('id')) ?? ''
  await expect(input).toHaveAttribute('aria-activedescendant', id)
  await expectFocusTrapped(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  // A recent search becomes a favourite, and the favourite is removed.
  await findAndFollow(page, 'useFacetMap', /use-facet-map/)
  await openSearch(page)
  await tabTo(page, page.getByRole('button', {name: 'Save this search'}))
  await page.keyboard.press('Enter')
  const favorites = page.getByRole('tree', {name: 'Favorite'}).getByRole('treeitem')
  await expect(favorites).toHaveCount(1)
  await tabTo(page, page.getByRole('button', {name: 'Remove this search from favorites'}))
  await page.keyboard.press('Enter')
  await expect(page.getByText('No recent searches')).toBeVisible()
})

test('code is copied and its lines are wrapped by keyboard; copying is announced', async ({
  context,
  page,
}) => {
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

  await page.setViewportSize({width: 390, height: 800})
  const button = page.getByRole('button', {name: 'Wrap'}).first()
  const isWide = () =>
    button.evaluate((element) => {
      const pre = element.parentElement?.parentElement?.querySelector('pre')
      return pre && pre.scrollWidth > pre.clientWidth
    })
  expect(await isWide()).toBe(true)
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await isWide()).toBe(false)
  await button.press('Enter')
  await expect.poll(isWide).toBe(true)
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('the menu traps focus, closes on Escape, and leads to a page', async ({page}) => {
    await openPage(page, '/docs/goals')
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'})
    const menu = page.getByRole('dialog', {name: 'Menu'})
    await expect(menu).toHaveCount(0)
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expectFocusTrapped(page)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    // React has closed the menu too: if the browser alone had, Enter would not open it again.
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await tabTo(page, page.getByRole('button', {name: 'Back to main menu'}))
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', {name: 'Rendering'}))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/rendering\/overview\/$/)
    await expect(menu).toHaveCount(0)
  })
})
