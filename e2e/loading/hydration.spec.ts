import {
  expect,
  holdScripts,
  hydrate,
  intercept,
  pointAt,
  quiet,
  test,
  type Locator,
  type Page,
} from '../fixtures'
import {watchScripts} from '../transfers'

/** Scrolls a page down with a finger. */
async function swipeUp(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: [{x: 195, y}]})
  await touch('touchStart', 700)
  for (let y = 700; y >= 100; y -= 60) await touch('touchMove', y)
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})
  await session.detach()
}

const docsPage = '/docs/api/hooks/use-facet-map'
const aLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').first()

test('elements that scripts add to a page have their styles', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800})
  await page.goto(docsPage)
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  const menu = page.getByRole('dialog').locator('.navbar-sidebar')
  // In Infima the menu has 83 % of the screen's width.
  await expect(menu).toHaveCSS('width', /^323\./)
})

const hydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')

test.describe('with a clock of its own', () => {
  test.use({ownTab: true})

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
    // Still no script after a minute.
    await page.clock.runFor(60_000)
    expect(assets).toEqual([expect.stringMatching(/\/styles\.\w+\.css$/)])
  })
})

for (const [action, act] of [
  ['a key', (page: Page) => page.keyboard.press('a')],
  ['a pointer that rests on a link', (page: Page) => pointAt(aLink(page))],
  ['the focus on a link', (page: Page) => aLink(page).focus()],
  [
    'a pointer that rests on code with types',
    (page: Page) => pointAt(page.locator('pre[data-interactive]').first()),
  ],
  [
    'a press on a control',
    (page: Page) =>
      page.getByRole('button', {name: 'Copy code'}).first().dispatchEvent('click'),
  ],
] as const) {
  test(`${action} makes the page hydrate`, async ({page}) => {
    await page.goto(docsPage)
    await act(page)
    await hydrated(page)
  })
}

test('the table of contents follows the scroll before any script has loaded', async ({
  page,
}) => {
  await page.goto(docsPage)
  const contents = page.getByRole('navigation', {name: 'On this page'})
  const active = contents.locator('.table-of-contents__link--active')
  const headings = page.locator('article h2')
  for (const index of [2, 1]) {
    const heading = headings.nth(index)
    await heading.evaluate((element) => element.scrollIntoView())
    const id = (await heading.getAttribute('id')) ?? ''
    await expect(active).toHaveAttribute('href', `#${id}`)
  }
  await expect(page.locator('script[src]')).toHaveCount(0)
  const before = await active.getAttribute('href')
  await hydrate(page)
  await expect(active).toHaveAttribute('href', before ?? '')
})

test.describe('a page that is read to its end with a finger', () => {
  test.use({
    viewport: {width: 390, height: 800},
    hasTouch: true,
    isMobile: true,
    ownTab: true,
  })

  test('transfers no script', async ({page}) => {
    const asked = watchScripts(page)
    const isAtEnd = () =>
      page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      )
    await page.goto(docsPage)
    while (!(await isAtEnd())) await swipeUp(page)
    await quiet(page)
    expect(asked).toEqual([])
  })
})

test('an example waits for its button on a page that is only read', async ({page}) => {
  await page.goto(docsPage)
  const example = page.locator('[data-example]').first()
  await example.scrollIntoViewIfNeeded()
  await expect(example).toHaveAttribute('data-status', 'waiting')
  const release = await holdScripts(page)
  await example.getByRole('button', {name: 'Run'}).click()
  release()
  await expect(example).toHaveAttribute('data-status', 'running')
  await expect(example.getByRole('button', {name: 'Run'})).toHaveCount(0)
})

test.describe('the first action is never lost', () => {
  test('details open at once, before any script has loaded', async ({page}) => {
    await page.goto('/docs/api/support-types')
    await holdScripts(page)
    const details = page.locator('details').first()
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
    await details.locator('summary').click()
    await expect(details).not.toHaveAttribute('open')
  })

  test('a click on search, and what is typed after it', async ({page}) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.getByRole('button', {name: /^Search/}).click()
    await page.keyboard.type('mount')
    release()
    await expect(page.locator('.DocSearch-Input')).toHaveValue('mount')
  })

  for (const [end, width, act] of [
    ['Escape', 1280, (box: Locator) => box.locator('input').press('Escape')],
    ['Cancel', 390, (box: Locator) => box.getByRole('button', {name: 'Cancel'}).click()],
  ] as const) {
    test(`search opens before any script has loaded, and ${end} closes it for good`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800})
      await page.goto(docsPage)
      const release = await holdScripts(page)
      await page.keyboard.press('Control+k')
      const box = page.getByRole('dialog', {name: 'Search'})
      await expect(box.locator('input')).toBeFocused()
      await expect(box.locator('input')).toHaveCSS('height', '56px')
      // The box has text. In a plain search field, Escape would only clear it.
      await page.keyboard.type('facet')
      await act(box)
      await expect(box).toHaveCount(0)
      release()
      await hydrate(page)
      await quiet(page)
      await expect(box).toHaveCount(0)
    })
  }

  test('three toggles of the sidebar, in order', async ({page}) => {
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

  test('a tab that is chosen with the keyboard, whose panel shows at once', async ({
    page,
  }) => {
    await page.goto('/docs/getting-started')
    const release = await holdScripts(page)
    const tabs = page.getByRole('tab')
    const panels = page.getByRole('tabpanel', {includeHidden: true})
    const expectChoice = async () => {
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
      await expect(panels.nth(2)).toBeVisible()
      await expect(panels.nth(0)).toBeHidden()
    }
    await tabs.first().press('ArrowRight')
    await tabs.nth(1).press('ArrowRight')
    await expect(tabs.nth(2)).toBeFocused()
    await tabs.nth(2).press('Enter')
    await expectChoice()
    release()
    await hydrate(page)
    await quiet(page)
    await expect(tabs.nth(2)).toBeFocused()
    await expectChoice()
  })

  test('a copy click', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(docsPage)
    const release = await holdScripts(page)
    const code = page.locator('.theme-doc-markdown pre').first()
    await page.evaluate(() => navigator.clipboard.writeText('from elsewhere'))
    await pointAt(code)
    await page.getByRole('button', {name: 'Copy code'}).first().click()
    release()
    const text = await code.textContent()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(text)
  })
})

test('scripts that fail are retried', async ({page, provokes}) => {
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(docsPage)
  await intercept(page, '**/assets/js/*.js', (route) =>
    route.abort('internetdisconnected'),
  )
  const failure = page.waitForEvent('requestfailed')
  await page.keyboard.press('a')
  await failure
  await page.unroute('**/assets/js/*.js')
  await hydrated(page)
})
