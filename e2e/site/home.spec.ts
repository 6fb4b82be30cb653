import {
  expect,
  intercept,
  openPage,
  test,
  waitForFrames,
  waitUntilIdle,
  type Locator,
  type Page,
} from '../fixtures'

type Side = 'react' | 'facets'

/** A facet method's name. Minifiers keep it, and the page's text does not contain it. */
const libraryMark = 'setWithCallback'

const comparison = (page: Page) => page.locator('[data-proof]')
const side = (page: Page, name: Side) => page.locator(`[data-side="${name}"]`)
const hud = (page: Page, name: Side) => side(page, name).locator('[data-hud]')

async function numberIn(figure: Locator): Promise<number> {
  return Number((await figure.innerText()).replaceAll(',', ''))
}

const renders = (page: Page, name: Side) =>
  numberIn(side(page, name).locator('[data-figure="renders"]'))

/** How many updates the HUDs have shown, as last reported. */
async function updates(page: Page): Promise<number> {
  return Number(await page.locator('[data-updates]').getAttribute('data-updates'))
}

/** Waits until the HUDs have shown `count` more updates. */
async function waitForUpdates(page: Page, count: number): Promise<void> {
  const before = await updates(page)
  await expect
    .poll(() => updates(page), {timeout: 20_000})
    .toBeGreaterThanOrEqual(before + count)
}

/** Expects the HUDs to show no further update. */
async function expectNoUpdates(page: Page): Promise<void> {
  const shown = async () => [await updates(page), await hud(page, 'facets').innerHTML()]
  const before = await shown()
  await waitForFrames(page, 30)
  expect(await shown()).toEqual(before)
}

test('the home page introduces the library, links to the docs and copies the install command', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 1})).toHaveText('React Facet')
  await expect(main).toContainText('Observable state for game user interfaces')
  for (const [name, href] of [
    ['Goals', '/docs/goals/'],
    ['Get started', '/docs/getting-started/'],
  ] as const) {
    const link = main.getByRole('link', {name, exact: true})
    await expect(link).toHaveAttribute('href', href)
  }
  await expect(main.getByRole('heading', {level: 2})).toContainText([
    'Observable',
    'Minimal reconciliation',
    'Friendly to mutable objects',
  ])
  await page.getByRole('button', {name: 'Copy the install command'}).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('npm install react@18 @react-facet/core@18 @react-facet/dom-fiber@18')

  // A filled button changes its colour under the pointer.
  const button = page.getByRole('main').getByRole('link', {name: 'Get started'})
  const colour = await button.evaluate((node) => getComputedStyle(node).backgroundColor)
  await button.hover()
  await expect(button).not.toHaveCSS('background-color', colour)
})

test('the comparison loads on Start, can be retried, and shows the same HUD in React and in facets', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_INTERNET_DISCONNECTED|Loading chunk/)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  /** Whether a script with the library's code has arrived. */
  const hasLibrary = async () =>
    (await Promise.all(scripts)).some((script) => script.includes(libraryMark))

  await test.step('the library is not loaded before Start', async () => {
    await openPage(page, '/')
    await comparison(page).scrollIntoViewIfNeeded()
    await waitUntilIdle(page)
    expect(scripts.length).toBeGreaterThan(0)
    expect(await hasLibrary()).toBe(false)
    await expect(page.locator('[data-hud]')).toHaveCount(0)
  })

  await test.step('Start reports that the library cannot be loaded', async () => {
    await intercept(page, '**/assets/js/*.js', (route) =>
      route.abort('internetdisconnected'),
    )
    await comparison(page).getByRole('button', {name: 'Start'}).click()
    await expect(comparison(page).getByRole('alert')).toContainText('could not be loaded')
    await page.unroute('**/assets/js/*.js')
  })

  await test.step('another try loads it and shows both HUDs', async () => {
    await comparison(page).getByRole('button', {name: 'Try again'}).click()
    await expect(page.locator('[data-hud]')).toHaveCount(2)
    expect(await hasLibrary()).toBe(true)
  })

  await test.step('React renders the page and the React HUD', async () => {
    for (const root of ['#__docusaurus', '[data-side="react"] [data-hud]']) {
      const marks = page
        .locator(root)
        .evaluate((element) => Object.keys(element).join(' '))
      expect(await marks).toContain('__reactContainer$')
    }
  })

  await test.step('both HUDs have the same DOM, and only the React HUD renders again', async () => {
    await page.locator('[data-updates]').scrollIntoViewIfNeeded()
    await waitForUpdates(page, 4)
    const before = await renders(page, 'react')
    // 100 cards, 100 blips, and the component around them.
    expect(await renders(page, 'facets')).toBe(100 + 100 + 1)
    await waitForUpdates(page, 10)
    await comparison(page).getByRole('button', {name: 'Pause'}).click()
    await expect(comparison(page)).toHaveAttribute('data-proof', 'paused')
    // The last figures are shown a moment later.
    await waitUntilIdle(page)

    expect(await renders(page, 'facets')).toBe(100 + 100 + 1)
    // Of 100 units, at least 33 move and 11 others shoot in each update.
    expect(await renders(page, 'react')).toBeGreaterThan(before + 10 * 44)
    const [react, facets] = await Promise.all(
      (['react', 'facets'] as const).map((name) => hud(page, name).innerHTML()),
    )
    expect(react).toContain('P100')
    expect(facets).toBe(react)
  })

  await test.step('updates stop while paused or out of view', async () => {
    await expectNoUpdates(page)
    await comparison(page).getByRole('button', {name: 'Continue'}).click()
    await waitForUpdates(page, 4)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(hud(page, 'react')).not.toBeInViewport()
    await waitUntilIdle(page)
    await expectNoUpdates(page)
  })

  await test.step('the slider sets the number of widgets', async () => {
    await page.locator('[data-updates]').scrollIntoViewIfNeeded()
    for (const widgets of [40, 200]) {
      await page.getByRole('slider', {name: 'Widgets in each HUD'}).fill(String(widgets))
      for (const name of ['react', 'facets'] as const) {
        await expect(hud(page, name).getByText(/^P\d+$/)).toHaveCount(widgets)
      }
      // The game restarts and keeps running.
      await waitForUpdates(page, 2)
      expect(await renders(page, 'facets')).toBe(2 * widgets + 1)
    }
  })
})
