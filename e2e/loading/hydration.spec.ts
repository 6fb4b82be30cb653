import {
  expect,
  holdScripts,
  hydrate,
  intercept,
  pointAt,
  quiet,
  test,
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
const plainText = (page: Page) => page.locator('article p').first()
const scripts = (page: Page) => page.locator('script[src]')

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
    // It still loads none after a minute.
    await page.clock.runFor(60_000)
    expect(assets).toEqual([expect.stringMatching(/\/styles\.\w+\.css$/)])
  })

  test('a pointer that crosses links and text, and presses text, starts nothing', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(docsPage)
    // Dispatched all at once, because on a busy machine a moved pointer might rest on the way.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('a, button, pre, p')) {
        element.dispatchEvent(
          new PointerEvent('pointermove', {bubbles: true, movementX: 5, movementY: 5}),
        )
      }
    })
    await pointAt(plainText(page))
    await plainText(page).click()
    await page.clock.runFor(1000)
    await expect(scripts(page)).toHaveCount(0)
  })

  test('a link that moves below the pointer starts nothing', async ({page}) => {
    await page.clock.install()
    await page.goto(docsPage)
    await aLink(page).dispatchEvent('pointermove', {bubbles: true})
    await page.clock.runFor(1000)
    await expect(scripts(page)).toHaveCount(0)
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
  await expect(scripts(page)).toHaveCount(0)
  const before = await active.getAttribute('href')
  await hydrate(page)
  await expect(active).toHaveAttribute('href', before ?? '')
})

test.describe('a page that is read to its end transfers no script', () => {
  const isAtEnd = (page: Page) =>
    page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    )
  test('with a wheel', async ({page}) => {
    const asked = watchScripts(page)
    await page.goto(docsPage)
    await pointAt(plainText(page))
    while (!(await isAtEnd(page))) await page.mouse.wheel(0, 600)
    await quiet(page)
    expect(asked).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use({
      viewport: {width: 390, height: 800},
      hasTouch: true,
      isMobile: true,
      ownTab: true,
    })

    test('with a finger', async ({page}) => {
      const asked = watchScripts(page)
      await page.goto(docsPage)
      while (!(await isAtEnd(page))) await swipeUp(page)
      await quiet(page)
      expect(asked).toEqual([])
    })
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

  for (const [what, act] of [
    ['the slash key', (page: Page) => page.keyboard.press('/')],
    [
      'a click on search',
      (page: Page) => page.getByRole('button', {name: /^Search/}).click(),
    ],
  ] as const) {
    test(`${what}, and what is typed after it`, async ({page}) => {
      await page.goto(docsPage)
      const release = await holdScripts(page)
      await act(page)
      await page.keyboard.type('mount')
      release()
      await expect(page.locator('.DocSearch-Input')).toHaveValue('mount')
    })
  }

  test('search opens before any script has loaded, and Escape closes it for good', async ({
    page,
  }) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.keyboard.press('Control+k')
    const box = page.getByRole('dialog', {name: 'Search'}).locator('input')
    await expect(box).toBeFocused()
    await expect(box).toHaveCSS('height', '56px')
    // There is text in the box. In a plain search field, Escape would only clear it.
    await page.keyboard.type('facet')
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
    const release = await holdScripts(page, /\/assets\/(?:js|search)\//)
    await page.keyboard.press('/')
    await page.keyboard.type('mount')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mount$/)
    release()
    await expect(page.getByRole('main')).toContainText('Mount')
  })

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

  test('a chosen tab, whose panel shows at once, and a toggle after it', async ({
    page,
  }) => {
    await page.goto('/docs/getting-started')
    const release = await holdScripts(page)
    const tab = page.getByRole('tab', {name: 'pnpm'}).first()
    const panels = page.getByRole('tabpanel', {includeHidden: true})
    const toggle = page.getByRole('button', {name: 'Rendering', exact: true})
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(panels.nth(2)).toBeVisible()
    await expect(panels.nth(0)).toBeHidden()
    await toggle.click()
    release()
    await hydrate(page)
    await quiet(page)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(panels.nth(2)).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.reload()
    await hydrate(page)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  test('arrow keys on tabs, and a tab chosen with Enter', async ({page}) => {
    await page.goto('/docs/getting-started')
    const release = await holdScripts(page)
    const tabs = page.getByRole('tab')
    const tab = tabs.nth(2)
    await tabs.first().press('ArrowRight')
    await tabs.nth(1).press('ArrowRight')
    await expect(tab).toBeFocused()
    await tab.press('Enter')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    release()
    await hydrate(page)
    await quiet(page)
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
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

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, ownTab: true})

  test('a tap on the menu is kept', async ({page}) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap()
    release()
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1)
  })

  test('Cancel closes the search box for good before any script has loaded', async ({
    page,
  }) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.getByRole('button', {name: /^Search/}).tap()
    const box = page.getByRole('dialog', {name: 'Search'})
    await box.getByRole('button', {name: 'Cancel'}).tap()
    await expect(box).toHaveCount(0)
    release()
    await hydrate(page)
    await quiet(page)
    await expect(box).toHaveCount(0)
  })
})

test('scripts that fail are retried at the next key', async ({page, provokes}) => {
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(docsPage)
  await intercept(page, '**/assets/js/*.js', (route) =>
    route.abort('internetdisconnected'),
  )
  const failure = page.waitForEvent('requestfailed')
  await page.keyboard.press('a')
  await failure
  await page.unroute('**/assets/js/*.js')
  // A script that fails after the first may miss this key, and is retried at a later one.
  await expect(async () => {
    await page.keyboard.press('a')
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
      timeout: 1_000,
    })
  }).toPass()
})
