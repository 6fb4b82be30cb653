import {expect, holdScripts, hydrate, quiet, test, type Page} from '../fixtures'

const docsPage = '/docs/api/hooks/use-facet-map'

test('a page that nobody touches loads no script, and one style sheet', async ({
  page,
}) => {
  const assets: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      assets.push(request.url())
  })
  await page.clock.install()
  await page.goto(docsPage)
  // Nor after any time.
  await page.clock.runFor(60_000)
  expect(assets).toEqual([expect.stringMatching(/\/styles\.\w+\.css$/)])
})

test('what scripts add to a page has its styles', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800})
  await page.goto(docsPage)
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  const menu = page.getByRole('dialog').locator('.navbar-sidebar')
  // 83 % of the screen, as Infima has it.
  await expect(menu).toHaveCSS('width', /^323\./)
})

test('a pointer that rests while the page comes up is no sign', async ({page}) => {
  await page.goto(docsPage)
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointermove', {bubbles: true})),
  )
  await quiet(page)
  await expect(page.locator('script[src]')).toHaveCount(0)
})

for (const [sign, act] of [
  ['a pointer', (page: Page) => page.mouse.move(300, 300)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolling', (page: Page) => page.evaluate(() => window.scrollTo(0, 300))],
] as const) {
  test(`${sign} starts it`, async ({page}) => {
    await page.goto(docsPage)
    await act(page)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  })
}

test.describe('the first action is never lost', () => {
  test('details open at once, before any script has come', async ({page}) => {
    await page.goto('/docs/api/support-types')
    await holdScripts(page)
    const details = page.locator('details').first()
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
    await details.locator('summary').click()
    await expect(details).not.toHaveAttribute('open')
  })

  test('Ctrl+K and what is typed after it', async ({page}) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('usefacetmemo')
    release()
    await expect(page.locator('.DocSearch-Input')).toHaveValue('usefacetmemo')
    await page.keyboard.type('x')
    await expect(page.locator('.DocSearch-Input')).toHaveValue('usefacetmemox')
  })

  test('the slash key', async ({page}) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.keyboard.press('/')
    release()
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible()
  })

  test('a click on search', async ({page}) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.getByRole('button', {name: /^Search/}).click()
    await page.keyboard.type('mount')
    release()
    await expect(page.locator('.DocSearch-Input')).toHaveValue('mount')
  })

  test('search opens before any script has come, and Escape closes it for good', async ({
    page,
  }) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.keyboard.press('Control+k')
    const box = page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox')
    await expect(box).toBeFocused()
    await expect(box).toHaveCSS('height', '56px')
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    release()
    await hydrate(page)
    await quiet(page)
    await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0)
  })

  test('a query sent before search has loaded goes to the search page', async ({
    page,
  }) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.keyboard.press('/')
    await page.keyboard.type('mount')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mount$/)
    release()
    await expect(page.getByRole('main')).toContainText('Mount')
  })

  test('two toggles of the sidebar, in order', async ({page}) => {
    await page.goto('/docs/goals')
    const release = await holdScripts(page)
    const toggle = page.getByRole('button', {name: 'Rendering', exact: true})
    const before = await toggle.getAttribute('aria-expanded')
    await toggle.click()
    await toggle.click()
    await toggle.click()
    release()
    await hydrate(page)
    await expect(toggle).not.toHaveAttribute('aria-expanded', before ?? '')
  })

  test('a choice of tab', async ({page}) => {
    await page.goto('/docs/getting-started')
    const release = await holdScripts(page)
    const tab = page.getByRole('tab', {name: 'pnpm'}).first()
    await tab.click()
    release()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  test('a copy click', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(docsPage)
    const release = await holdScripts(page)
    const code = page.locator('.theme-doc-markdown pre').first()
    await code.hover()
    await page.getByRole('button', {name: 'Copy code'}).first().click()
    release()
    const text = await code.textContent()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(text)
  })

  test('a link works at once, as a plain link', async ({page}) => {
    await page.goto('/docs/goals')
    await holdScripts(page)
    await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
    await expect(page).toHaveURL(/api\/overview$/)
  })
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true})

  test('a tap on the menu is kept', async ({page}) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap()
    release()
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1)
  })
})

test('scripts that fail are tried again at the next sign', async ({page, problems}) => {
  await page.goto(docsPage)
  await page.route('**/assets/js/*.js', (route) => route.abort('internetdisconnected'))
  const failure = page.waitForEvent('requestfailed')
  await page.mouse.move(300, 300)
  await failure
  await page.unroute('**/assets/js/*.js')
  await hydrate(page)
  problems.splice(0)
})
