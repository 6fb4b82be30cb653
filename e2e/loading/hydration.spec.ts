import {
  expect,
  holdScripts,
  hydrate,
  intercept,
  pointAt,
  programIn,
  test,
  waitUntilIdle,
  type Page,
} from '../fixtures'
import {watchScripts} from '../transfers'

/** Scrolls a page down with a finger that moves up. */
async function swipeUp(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: [{x: 195, y}]})
  await touch('touchStart', 700)
  for (let y = 700; y >= 100; y -= 200) await touch('touchMove', y)
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})
  await session.detach()
}

const docsPage = '/docs/api/hooks/use-facet-map'
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').first()

test('pressing a control hydrates the page; styles of what scripts add are not purged', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800})
  await page.goto(docsPage)
  // Only a click event, as from assistive technology.
  await page.getByRole('button', {name: 'Toggle navigation bar'}).dispatchEvent('click')
  const menu = page.getByRole('dialog').locator('.navbar-sidebar')
  // Infima makes the menu 83 % as wide as the screen.
  await expect(menu).toHaveCSS('width', /^323\./)
  await expectHydrated(page)
})

const expectHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')

test.describe('in a new tab', () => {
  test.use({ownTab: true})

  test('an untouched page loads one style sheet and no script', async ({page}) => {
    const assets: string[] = []
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        assets.push(request.url())
    })
    await page.clock.install()
    await page.goto(`${docsPage}?utm_source=letter`)
    // Still no script after a minute.
    await page.clock.runFor(60_000)
    expect(assets).toEqual([expect.stringMatching(/\/styles\.\w+\.css$/)])
  })

  test('a link loads no script where browsers prefetch its document, and hydrates the page elsewhere', async ({
    page,
  }) => {
    const scripts = watchScripts(page)
    const use = async () => {
      await page.goto('/docs/goals')
      await pointAt(footerLink(page))
      await footerLink(page).focus()
    }
    await use()
    await waitUntilIdle(page)
    expect(scripts).toEqual([])
    await page.addInitScript(() => (HTMLScriptElement.supports = () => false))
    await use()
    await expectHydrated(page)
  })

  test('a press of the category that is shown loads scripts on a slow connection, too', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}}),
    )
    await page.goto('/docs/api/hooks')
    await page.locator('.menu__link--sublist[aria-current="page"]').click()
    await expect(
      page.getByRole('button', {name: "Expand sidebar category 'Hooks'"}),
    ).toBeVisible()
  })
})

test('pointing at a category, and at code that shows types, hydrates the page', async ({
  page,
}) => {
  for (const target of [
    page.locator('.menu__link--sublist').first(),
    page.locator('pre[data-interactive]').first(),
  ]) {
    await page.goto(docsPage)
    await pointAt(target)
    await expectHydrated(page)
  }
})

test('the table of contents follows scrolling and <details> open before scripts load; both stay so', async ({
  page,
}) => {
  await page.goto('/docs/api/support-types')
  const active = page.locator('.table-of-contents__link--active')
  const headings = page.locator('article h2')
  const readAt = async (index: number) => {
    const heading = headings.nth(index)
    await heading.evaluate((element) => element.scrollIntoView())
    await expect(active).toHaveAttribute('href', `#${await heading.getAttribute('id')}`)
    // The list is longer than the screen.
    await expect(active).toBeInViewport({ratio: 1})
  }
  await readAt(2)
  await readAt(-2)
  await expect(page.locator('script[src]')).toHaveCount(0)
  const before = await active.getAttribute('href')

  const release = await holdScripts(page)
  const details = page.locator('details').first()
  await details.locator('summary').dispatchEvent('click')
  await expect(details).toHaveAttribute('open')
  await details.locator('summary').dispatchEvent('click')
  await expect(details).not.toHaveAttribute('open')
  release()
  await hydrate(page)
  await expect(active).toHaveAttribute('href', before ?? '')
  await readAt(0)
  await readAt(-2)
})

test.describe('on a touch screen', () => {
  test.use({
    viewport: {width: 390, height: 800},
    hasTouch: true,
    isMobile: true,
    ownTab: true,
  })

  test('a slider that a finger moves makes the page load its scripts', async ({page}) => {
    await page.goto('/')
    const slider = page.getByRole('slider')
    await slider.scrollIntoViewIfNeeded()
    const {x = 0, y = 0, width = 0, height = 0} = (await slider.boundingBox()) ?? {}
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{x: x + width * part, y: y + height / 2}],
      })
    await touch('touchStart', 0.3)
    for (const part of [0.4, 0.6, 0.8, 0.99]) await touch('touchMove', part)
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})
    await expect(slider).toHaveAccessibleName('Widgets in each HUD: 300')
  })

  test('scrolling to the end of a page loads no script', async ({page}) => {
    const scripts = watchScripts(page)
    const isAtEnd = () =>
      page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      )
    await page.goto(docsPage)
    while (!(await isAtEnd())) await swipeUp(page)
    await waitUntilIdle(page)
    expect(scripts).toEqual([])
  })
})

test('a pointer that rests on Run loads the example, which runs at a press only', async ({
  page,
}) => {
  await page.goto(docsPage)
  const example = page.locator('[data-example]').first()
  await example.scrollIntoViewIfNeeded()
  await holdScripts(page)
  const run = example.getByRole('button', {name: 'Run'})
  const reset = example.locator('figcaption').getByRole('button', {name: 'Reset'})
  await expect(reset).toBeHidden()
  const frame = example.locator('iframe')
  await expect(frame).toHaveCount(0)
  await pointAt(run)
  await expect(frame).toHaveAttribute('data-state', 'waiting')
  await waitUntilIdle(page)
  await expect(example).toHaveAttribute('data-status', 'waiting')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await run.click()
  await expect(example).toHaveAttribute('data-status', 'running')
  await expect(run).toBeHidden()
  await expect(reset).toBeVisible()
  await expect(frame).toHaveCount(1)
  await expect(programIn(example).getByRole('button').first()).toBeVisible()
  expect(requests.filter((url) => /frame|runner/.test(url))).toEqual([])
})

test('an example that was loaded but not pressed runs once the page is hydrated', async ({
  page,
}) => {
  await page.goto(docsPage)
  const example = page.locator('[data-example]').first()
  await pointAt(example.getByRole('button', {name: 'Run'}))
  await expect(example.locator('iframe')).toHaveCount(1)
  await hydrate(page)
  await expect(example).toHaveAttribute('data-status', 'running')
  await expect(example.locator('iframe')).toHaveCount(1)
})

test.describe('the menu before hydration', () => {
  test.use({viewport: {width: 390, height: 800}})

  const toggleOf = (page: Page) =>
    page.getByRole('button', {name: 'Toggle navigation bar'})
  const menuOf = (page: Page) => page.getByRole('dialog', {name: 'Menu'})

  test('opens before any script has loaded; when React takes it over, focus and scroll stay', async ({
    page,
  }) => {
    for (const [path, link] of [
      [docsPage, 'Types'],
      ['/blog/hello-world', 'Why a game HUD stutters'],
      ['/', 'GitHub'],
    ] as const) {
      await page.goto(path)
      const release = await holdScripts(page)
      const menu = menuOf(page)
      await toggleOf(page).press('Enter')
      await expect(menu.getByRole('link', {name: 'React Facet'})).toBeFocused()
      await menu.evaluate((element) => (element.dataset.first = ''))
      const focused = menu.getByRole('link', {name: link})
      await focused.focus()
      await expect(focused).toBeInViewport({ratio: 1})
      // The menu slides in.
      await menu.evaluate((element) =>
        Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished)),
      )
      const before = await focused.boundingBox()
      release()
      await hydrate(page)
      await waitUntilIdle(page)
      await expect(focused).toBeFocused()
      expect(await focused.boundingBox()).toEqual(before)
      await expect(menu).toHaveAttribute('data-first')
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
      await expect(toggleOf(page)).toBeFocused()
      // React knows that it is closed.
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
    }
  })

  test('repeats presses in it that need React', async ({page}) => {
    const open = async () => {
      await page.goto(docsPage)
      const release = await holdScripts(page)
      await toggleOf(page).click()
      return release
    }
    const menu = menuOf(page)
    const showCategories = await open()
    await expect(menu.locator('[aria-current="page"]').last()).toHaveText('useFacetMap')
    await menu.getByRole('button', {name: 'Rendering', exact: true}).click()
    await menu.getByRole('button', {name: "Collapse sidebar category 'Hooks'"}).click()
    showCategories()
    await expect(menu.getByRole('link', {name: 'Overview'})).toHaveCount(2)
    await expect(menu.getByRole('link', {name: 'useFacetMap'})).toHaveCount(0)

    const showMainMenu = await open()
    await menu.getByRole('button', {name: 'Back to main menu'}).click()
    showMainMenu()
    await expect(menu.getByRole('link', {name: 'GitHub'})).toBeInViewport({ratio: 1})
  })

  test('is closed by Escape, its button, a click outside and a link', async ({page}) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    const menu = menuOf(page)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.mouse.click(380, 400),
    ]) {
      await toggleOf(page).click()
      await expect(menu).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      await close()
      await expect(menu).toHaveCount(0)
      await expect(toggleOf(page)).toBeFocused()
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
      await expect(page.locator('.navbar-sidebar__backdrop')).toBeHidden()
    }
    release()
    await hydrate(page)
    await waitUntilIdle(page)
    await expect(menu).toHaveCount(0)

    await page.goto(docsPage)
    await toggleOf(page).click()
    await menu.getByRole('link', {name: 'Packages'}).click()
    await expect(page).toHaveURL(/\/docs\/api\/packages\/$/)
    await expect(menu).toHaveCount(0)
  })
})

test.describe('before hydration', () => {
  test('search opens before any script has loaded, and Escape and Cancel close it for good', async ({
    page,
  }) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    const box = page.getByRole('dialog', {name: 'Search'})
    const input = box.locator('input')
    for (const [width, close] of [
      [1280, () => input.press('Escape')],
      [390, () => box.getByRole('button', {name: 'Cancel'}).click()],
    ] as const) {
      await page.setViewportSize({width, height: 800})
      await page.keyboard.press('Control+k')
      await expect(input).toBeFocused()
      // The box has its styles, too.
      await expect(input).toHaveCSS('height', '56px')
      // In a plain search field with text, Escape would only clear the text.
      await page.keyboard.type('facet')
      await close()
      await expect(box).toHaveCount(0)
    }
    release()
    await hydrate(page)
    await waitUntilIdle(page)
    await expect(box).toHaveCount(0)
  })

  test('clicks on sidebar categories are repeated, also with a modifier key', async ({
    page,
  }) => {
    await page.goto('/docs/api/hooks')
    const release = await holdScripts(page)
    const toggle = page.getByRole('button', {name: 'Rendering', exact: true})
    const before = await toggle.getAttribute('aria-expanded')
    await toggle.click()
    await toggle.click()
    await toggle.click()
    await page
      .getByRole('button', {name: "Collapse sidebar category 'Hooks'"})
      .click({modifiers: ['Shift']})
    release()
    await hydrate(page)
    // No clicks, or two, would leave the category as it was.
    await expect(toggle).not.toHaveAttribute('aria-expanded', before ?? '')
    await expect(
      page.getByRole('button', {name: "Expand sidebar category 'Hooks'"}),
    ).toBeVisible()
  })

  test('the label of the category that is shown collapses it', async ({page}) => {
    await page.goto('/docs/api/hooks')
    const release = await holdScripts(page)
    const label = page.locator('.menu__link--sublist[aria-current="page"]')
    await expect(label).toHaveText('Hooks')
    await page.evaluate(() => (document.documentElement.dataset.first = ''))
    await label.click()
    release()
    await hydrate(page)
    const toggle = page.getByRole('button', {name: "Expand sidebar category 'Hooks'"})
    await expect(toggle).toBeVisible()
    await expect(page.locator('html[data-first]')).toBeAttached()
  })

  test('a tab chosen by keyboard shows its panel at once and stays chosen', async ({
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
    await waitUntilIdle(page)
    await expect(tabs.nth(2)).toBeFocused()
    await expectChoice()
  })

  test('a copy button copies without scripts, says so, and works after them', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(docsPage)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const blocks = page.locator('.theme-doc-markdown section:has(pre)')
    for (const index of [0, 1]) {
      const block = blocks.nth(index)
      await block.getByRole('button', {name: 'Copy code'}).dispatchEvent('click')
      await expect(block.getByRole('button', {name: 'Copied'})).toHaveText('Copied')
      await expect(page.locator('#announcer')).toHaveText('Copied')
      expect(await copied()).toBe(await block.locator('pre').textContent())
      await expect(page.locator('script[src]')).toHaveCount(0)
    }
    // React finds the buttons as it made them, and makes those in tabs again.
    await hydrate(page)
    await waitUntilIdle(page)
    for (const block of [blocks.nth(0), blocks.nth(1)]) {
      const button = block.getByRole('button', {name: 'Copy code'})
      await expect(button).toHaveText('Copy')
      await button.click()
      await expect(block.getByRole('button', {name: 'Copied'})).toHaveText('Copied')
      expect(await copied()).toBe(await block.locator('pre').textContent())
    }
  })

  test('the buttons of code stay where they are when hydration adds another one', async ({
    page,
  }) => {
    await page.goto('/blog/hello-world')
    const places = () =>
      page
        .locator('article pre ~ div button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.textContent !== 'Wrap')
            .map((button) => button.getBoundingClientRect().left),
        )
    const before = await places()
    await hydrate(page)
    await expect(page.getByRole('button', {name: 'Wrap'}).first()).toBeAttached()
    expect(await places()).toEqual(before)
  })

  test('a slider that was moved keeps its value, which the page then uses', async ({
    page,
  }) => {
    await page.goto('/')
    const release = await holdScripts(page)
    const slider = page.getByRole('slider')
    await slider.press('End')
    release()
    await expect(slider).toHaveAccessibleName('Widgets in each HUD: 300')
    await expect(slider).toHaveValue('300')
    await expect(slider).toBeFocused()
  })

  test('a control that hydration mounts again keeps the focus', async ({page}) => {
    await page.goto('/docs/goals')
    const category = page.getByRole('button', {name: 'Rendering', exact: true})
    await category.focus()
    await expectHydrated(page)
    await waitUntilIdle(page)
    await expect(category).toBeFocused()
  })

  test('a translated page stays translated, open and where it is', async ({page}) => {
    await page.goto('/docs/api/support-types')
    await page.evaluate(() => {
      const root = document.querySelector('#__docusaurus') ?? document
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('pre, script'))
          continue
        const outer = document.createElement('i')
        const inner = outer.appendChild(document.createElement('i'))
        inner.textContent = text.data.toUpperCase()
        text.replaceWith(outer)
      }
    })
    const details = page.locator('details').first()
    await details.locator('summary').click()
    const heading = page.locator('article h2').nth(3)
    await heading.evaluate((element) => element.scrollIntoView())
    const place = () => heading.evaluate((element) => element.getBoundingClientRect().top)
    const before = await place()
    await hydrate(page)
    await waitUntilIdle(page)
    expect(Math.abs((await place()) - before)).toBeLessThan(2)
    await expect(details).toHaveAttribute('open')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('TYPES')
    await page.getByRole('contentinfo').getByRole('link', {name: 'GOALS'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
  })
})

test('a key press hydrates the page, and scripts that fail to load are retried', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(docsPage)
  await intercept(page, '**/assets/js/*.js', (route) =>
    route.abort('internetdisconnected'),
  )
  const failure = page.waitForEvent('requestfailed')
  await page.keyboard.press('a')
  await failure
  await page.unroute('**/assets/js/*.js')
  await expectHydrated(page)
})
