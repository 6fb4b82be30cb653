import {browserArguments, findBrowser} from '../../tools/browser'
import {
  expect,
  holdScripts,
  hydrate,
  openPage,
  pointAt,
  test,
  waitUntilIdle,
  type Page,
} from '../fixtures'
import {openSearch} from '../search/modal'
import {watchScripts} from '../transfers'

const docsPage = '/docs/api/hooks/use-facet-map'

test('the navbar has its links; the footer has its columns and the year of the copyright', async ({
  page,
}) => {
  await openPage(page, '/')
  const navbar = page.getByRole('navigation', {name: 'Main'})
  for (const [name, href] of [
    ['Getting started', '/docs/getting-started/'],
    ['Rendering', '/docs/rendering/overview/'],
    ['API', '/docs/api/overview/'],
    ['GitHub', /^https:\/\/github\.com\//],
  ] as const) {
    const link = navbar.getByRole('link', {name})
    await expect(link).toHaveAttribute('href', href)
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Docs', {exact: true})).toBeVisible()
  await expect(footer.getByText('Community', {exact: true})).toBeVisible()
  await expect(footer).toContainText('2025')
})

test('the theme is dark even if the system prefers light, and has no switch', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'})
  await openPage(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', {name: /dark and light/})).toHaveCount(0)
})

test('the table of contents lists headings of level 2 and 3', async ({page}) => {
  await openPage(page, '/docs/api/mount-components')
  const links = page.locator('.theme-doc-toc-desktop a')
  const hashes = await links.evaluateAll((anchors) =>
    anchors.map((link) => link.getAttribute('href')),
  )
  const headings = await page
    .locator('.markdown :is(h2, h3)[id]')
    .evaluateAll((elements) => elements.map((heading) => `#${heading.id}`))
  expect(hashes).toEqual(headings)
})

test('Tab marks the page for keyboard navigation, a mouse press unmarks it', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/)
  await page.mouse.click(640, 700)
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/)
})

test('the skip link moves keyboard focus to the content', async ({page}) => {
  await openPage(page, docsPage)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', {name: 'Skip to main content'})
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('a hash scrolls its heading to 16 px below the navbar', async ({page}) => {
  await openPage(page, docsPage)
  const heading = page.locator('.markdown h2').nth(2)
  await page.goto(`${docsPage}#${await heading.getAttribute('id')}`)
  const spaceAbove = () =>
    heading.evaluate((node) => {
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect()
      return node.getBoundingClientRect().top - (navbar?.bottom ?? 0)
    })
  await expect.poll(spaceAbove).toBeCloseTo(16, 0)
})

test('scrolling does not measure a navbar that never hides', async ({page}) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight')
    Object.defineProperty(Element.prototype, 'clientHeight', {
      get(this: Element): unknown {
        if (this.matches('.navbar')) this.setAttribute('data-measured', '')
        return descriptor?.get?.call(this)
      },
    })
  })
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await waitUntilIdle(page)
  await expect(page.locator('.navbar')).not.toHaveAttribute('data-measured')
})

test('print shows only the content', async ({page}) => {
  await openPage(page, docsPage)
  await page.emulateMedia({media: 'print'})
  for (const selector of ['.navbar', '.theme-doc-sidebar-container', '.footer']) {
    await expect(page.locator(selector)).toBeHidden()
  }
  await expect(page.locator('.markdown')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test.describe('with a fake clock', () => {
  test.use({ownTab: true})

  test('the progress bar appears after 200 ms and trickles every 800 ms, without a spinner', async ({
    page,
  }) => {
    await page.clock.install({time: 0})
    await openPage(page, '/docs/goals')
    const release = await holdScripts(page)
    await page.clock.pauseAt(60_000)
    await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
    const bar = page.locator('#nprogress .bar')
    await page.clock.runFor(199)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar).toHaveCSS('transition-duration', '0.2s')
    // In percent: the bar has its full width, and is moved left by what is missing.
    const progress = () =>
      bar.evaluate(
        ({style}) => 100 + parseFloat(style.transform.replace('translate3d(', '')),
      )
    expect(await progress()).toBe(8)
    await page.clock.runFor(799)
    expect(await progress()).toBe(8)
    await page.clock.runFor(1)
    const trickled = await progress()
    expect(trickled).toBeGreaterThan(8)
    expect(trickled).toBeLessThanOrEqual(10)
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
    // The old page stays until the next one has loaded.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
    await page.clock.resume()
    release()
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
  })

  test('a superseded click leaves no progress bar', async ({page}) => {
    await page.clock.install({time: 0})
    await openPage(page, '/docs/goals')
    const release = await holdScripts(page)
    await page.clock.pauseAt(60_000)
    for (const name of ['API', 'Getting started']) {
      await page.getByRole('contentinfo').getByRole('link', {name}).click()
    }
    release()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started')
    await page.clock.runFor(200)
    await expect(page.locator('#nprogress')).toHaveCount(0)
  })
})

test.describe('the sidebar on a low screen', () => {
  test.use({viewport: {width: 1280, height: 600}})

  const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'})
  const current = (page: Page) => sidebar(page).locator('[aria-current=page]')

  test('shows the entry of the page, and the page itself does not scroll', async ({
    page,
  }) => {
    for (const path of [
      '/docs/api/equality-checks/custom-equality-checks',
      '/docs/api/support-types',
    ]) {
      await page.goto(path)
      await expect(current(page)).toBeInViewport({ratio: 1})
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    await hydrate(page)
    await page.getByRole('link', {name: /^Previous/}).click()
    await expect(page).not.toHaveURL(/support-types/)
    await expect(current(page)).toBeInViewport({ratio: 1})
  })

  test('stays where it was scrolled when a link of an untouched page is followed', async ({
    page,
  }) => {
    await page.goto('/docs/api/equality-checks/custom-equality-checks')
    await expect(current(page)).toBeInViewport({ratio: 1})
    const scroll = await sidebar(page).evaluate((menu) => {
      menu.scrollTop -= 40
      return menu.scrollTop
    })
    expect(scroll).toBeGreaterThan(0)
    const link = sidebar(page).getByRole('link', {name: 'defaultEqualityCheck'})
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(/default-equality-check/)
    await expect(current(page)).toHaveText('defaultEqualityCheck')
    await expect
      .poll(() => sidebar(page).evaluate(({scrollTop}) => scrollTop))
      .toBe(scroll)
  })
})

test('a screen narrower than 996 px has a menu that locks scrolling until a link is followed', async ({
  page,
}) => {
  await page.setViewportSize({width: 995, height: 800})
  await openPage(page, docsPage)
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'})
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.getByRole('button', {name: /Back to main menu/}).click()
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Rendering'}).click()
  await expect(page).toHaveURL(/rendering\/overview\/$/)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test('the desktop layout begins at 996 px', async ({page}) => {
  for (const width of [996, 997]) {
    await page.setViewportSize({width, height: 800})
    await openPage(page, docsPage)
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden()
    await expect(page.locator('.theme-doc-sidebar-container nav')).toBeVisible()
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible()
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden()
  }
})

test('with letters of twice the size nothing is cut, and the desktop layout needs more width', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({baseURL})
  for (const [width, isDesktop] of [
    [390, false],
    [996, false],
    [1991, false],
    [1992, true],
  ] as const) {
    await page.setViewportSize({width, height: 800})
    await page.goto('/docs/api/equality-checks/create-object-key-specific-check')
    await hydrate(page)
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'})
    await expect(toggle).toBeVisible({visible: !isDesktop})
    const cut = await page
      .locator('.navbar__item, .navbar__title, .menu__link, h1, .breadcrumbs__item')
      .evaluateAll((elements) =>
        elements
          .filter((element) => {
            const {width: space, right} = element.getBoundingClientRect()
            const isCut = element.scrollWidth > Math.ceil(element.clientWidth) + 1
            return space > 0 && (isCut || right > innerWidth)
          })
          .map(({textContent}) => textContent),
      )
    expect(cut, `${width} px`).toEqual([])
    if (width === 390) {
      const search = await openSearch(page)
      await search.input.fill('facet')
      const hit = search.hits.first()
      await expect(hit).toBeVisible()
      const isCut = (row: HTMLElement) => row.scrollHeight > row.clientHeight
      expect(await hit.locator('.DocSearch-Hit-Container').evaluate(isCut)).toBe(false)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(search.dialog).toHaveCount(0)
    }
    if (!isDesktop) {
      await toggle.click()
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible()
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    ).toBe(true)
  }
  await browser.close()
})

test.describe('prefetching', () => {
  test.use({ownTab: true})

  for (const connection of [
    {effectiveType: '2g'},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`is off with ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value})
      }, connection)
      await openPage(page, '/docs/goals')
      const scripts = watchScripts(page)
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
      await link.focus()
      await pointAt(link)
      await waitUntilIdle(page)
      expect(scripts).toEqual([])
    })
  }
})

test('print is dark on white and has every tab below its name; forced colours outline what is chosen', async ({
  page,
}) => {
  await page.goto('/docs/getting-started')
  const panels = page.getByRole('tabpanel', {includeHidden: true})
  const active = page.locator('.menu__link--active').last()
  await expect(active).toHaveCSS('outline-style', 'none')
  await page.emulateMedia({media: 'print'})
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(26, 32, 39)')
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  const names = await panels.evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel, '::before').content),
  )
  const tabs = await page.getByRole('tab').allTextContents()
  expect(names).toEqual(tabs.map((tab) => JSON.stringify(tab)))
  await page.emulateMedia({media: 'screen', forcedColors: 'active'})
  await expect(active).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('.tabs__item--active').first()).toHaveCSS(
    'outline-style',
    'solid',
  )
  await page.emulateMedia({media: null, forcedColors: null})
})

test('print shows what closed details contain', async ({page}) => {
  await page.goto('/docs/api/support-types')
  const code = page.locator('details pre').first()
  await expect(code).toBeHidden()
  await page.emulateMedia({media: 'print'})
  await expect(code).toBeVisible()
  await page.emulateMedia({media: null})
})

test('what is read stays in place when something above it grows', async ({page}) => {
  for (const path of [docsPage, '/blog/hello-world']) {
    await page.goto(path)
    const top = await page.evaluate(async () => {
      const heading = [...document.querySelectorAll('article h2')].at(-1)
      const above = document.querySelector('article header')
      const frames = async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      }
      heading?.scrollIntoView()
      await frames()
      const before = heading?.getBoundingClientRect().top
      above?.append(document.createElement('hr'), document.createElement('hr'))
      await frames()
      return {before, after: heading?.getBoundingClientRect().top}
    })
    expect(top.after, path).toBe(top.before)
  }
})

test('code and tables are in no element that reader views of browsers leave out', async ({
  page,
}) => {
  // Mozilla's Readability removes a `div` that has many links.
  const boxes = page.locator('.markdown > div:has(pre, table):not(:has([role="tab"]))')
  for (const path of ['/docs/api/packages', '/docs/api/overview']) {
    await page.goto(path)
    await expect(page.locator('.markdown > :has(pre, table)')).not.toHaveCount(0)
    await expect(boxes).toHaveCount(0)
  }
})

test('text that is selected across samples is copied without the words of their buttons', async ({
  page,
}) => {
  await page.goto(docsPage)
  const copied = await page.locator('.markdown').evaluate((content) => {
    getSelection()?.selectAllChildren(content)
    return getSelection()?.toString()
  })
  expect(copied).toContain('const')
  expect(copied).not.toMatch(/^(?:Copy|Types|Edit)$/m)
})

test.describe('with reduced motion', () => {
  test.use({ownTab: true, reducedMotion: 'reduce'})

  test('the button that leads to the top jumps', async ({page}) => {
    await openPage(page, docsPage)
    await page.evaluate(() => scrollTo(0, 2000))
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, -300)
    const button = page.getByRole('button', {name: 'Scroll back to top'})
    await expect(button).toBeVisible()
    await waitUntilIdle(page)
    await page.evaluate(() => {
      addEventListener('scroll', () => {
        document.body.dataset.scrolled = `${document.body.dataset.scrolled ?? ''} ${scrollY}`
      })
    })
    await button.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('body')).toHaveAttribute('data-scrolled', ' 0')
  })
})
