import {load} from 'cheerio'
import {browserArguments, findBrowser} from '../../tools/browser'
import {
  expect,
  holdScripts,
  hydrate,
  openPage,
  test,
  waitUntilIdle,
  type Page,
} from '../fixtures'
import {openSearch} from '../search/modal'

const docsPage = '/docs/api/hooks/use-facet-map'

test('the home page is dark, has navbar and footer, and reacts to keys and scrolling', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'})
  await openPage(page, '/')

  await test.step('the navbar has its links; the footer has its columns and the year of the copyright', async () => {
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

  await test.step('the theme is dark even if the system prefers light, and has no switch', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', {name: /dark and light/})).toHaveCount(0)
  })

  await test.step('Tab marks the page for keyboard navigation, a mouse press unmarks it', async () => {
    await page.keyboard.press('Tab')
    await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/)
    await page.mouse.click(640, 700)
    await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/)
  })

  await test.step('scrolling does not measure a navbar that never hides', async () => {
    await page.evaluate(() => {
      const descriptor = Object.getOwnPropertyDescriptor(
        Element.prototype,
        'clientHeight',
      )
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
})

test('a docs page can be copied, read without a mouse and printed, and has the desktop layout from 996 px', async ({
  page,
}) => {
  await page.setViewportSize({width: 996, height: 800})
  await openPage(page, docsPage)

  await test.step('the skip link moves keyboard focus to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', {name: 'Skip to main content'})
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'})

  await test.step('the desktop layout begins at 996 px', async () => {
    for (const width of [996, 997]) {
      await page.setViewportSize({width, height: 800})
      await waitUntilIdle(page)
      await expect(toggle).toBeHidden()
      await expect(page.locator('.theme-doc-sidebar-container nav')).toBeVisible()
      await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible()
      await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden()
    }
    await page.setViewportSize({width: 1280, height: 800})
  })

  await test.step('the table of contents lists headings of level 2 and 3', async () => {
    const links = page.locator('.theme-doc-toc-desktop a')
    const hashes = await links.evaluateAll((anchors) =>
      anchors.map((link) => link.getAttribute('href')),
    )
    const headings = await page
      .locator('.markdown :is(h2, h3)[id]')
      .evaluateAll((elements) => elements.map((heading) => `#${heading.id}`))
    expect(headings.length).toBeGreaterThan(3)
    expect(hashes).toEqual(headings)
  })

  await test.step('a hash scrolls its heading to 16 px below the navbar', async () => {
    const heading = page.locator('.markdown h2').nth(2)
    const id = await heading.getAttribute('id')
    await page.evaluate((hash) => (location.hash = hash), `#${id}`)
    const spaceAbove = () =>
      heading.evaluate((node) => {
        const navbar = document.querySelector('.navbar')?.getBoundingClientRect()
        return node.getBoundingClientRect().top - (navbar?.bottom ?? 0)
      })
    await expect.poll(spaceAbove).toBeCloseTo(16, 0)
  })

  await test.step('with reduced motion, the button that leads to the top jumps', async () => {
    await page.emulateMedia({reducedMotion: 'reduce'})
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

  await test.step('text that is selected across samples is copied without the words of their buttons', async () => {
    const copied = await page.locator('.markdown').evaluate((content) => {
      getSelection()?.selectAllChildren(content)
      const text = getSelection()?.toString()
      getSelection()?.removeAllRanges()
      return text
    })
    expect(copied).toContain('const')
    expect(copied).not.toMatch(/^(?:Copy|Types|Edit)$/m)
  })

  await test.step('print shows only the content', async () => {
    await page.emulateMedia({media: 'print'})
    for (const selector of ['.navbar', '.theme-doc-sidebar-container', '.footer']) {
      await expect(page.locator(selector)).toBeHidden()
    }
    await expect(page.locator('.markdown')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.emulateMedia({media: null})
  })

  await test.step('a narrower screen has a menu that locks scrolling until a link is followed', async () => {
    await page.setViewportSize({width: 995, height: 800})
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await page.getByRole('button', {name: /Back to main menu/}).click()
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Rendering'}).click()
    await expect(page).toHaveURL(/rendering\/overview\/$/)
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  })
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

    await test.step('a superseded click leaves no bar', async () => {
      const releaseAgain = await holdScripts(page)
      await page.clock.pauseAt(120_000)
      for (const name of ['Rendering', 'Getting started']) {
        await page.getByRole('contentinfo').getByRole('link', {name}).click()
      }
      releaseAgain()
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started')
      await page.clock.runFor(200)
      await expect(page.locator('#nprogress')).toHaveCount(0)
    })
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

test('with letters of twice the size nothing is cut, and the desktop layout needs more width', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({baseURL})
  await page.goto('/docs/api/equality-checks/create-object-key-specific-check')
  await hydrate(page)
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'})
  const menu = page.getByRole('dialog', {name: 'Menu'})
  for (const [width, isDesktop] of [
    [390, false],
    [996, false],
    [1991, false],
    [1992, true],
  ] as const) {
    await page.setViewportSize({width, height: 800})
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
      await expect(menu).toBeVisible()
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  }
  await browser.close()
})

test('print is dark on white, has every tab below its name and what closed details contain; forced colours outline what is chosen', async ({
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

  await page.goto('/docs/api/support-types')
  const code = page.locator('details pre').first()
  await expect(code).toBeHidden()
  await page.emulateMedia({media: 'print'})
  await expect(code).toBeVisible()
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
  request,
}) => {
  for (const path of ['/docs/api/packages', '/docs/api/overview']) {
    const $ = load(await (await request.get(path)).text())
    expect($('.markdown > :has(pre, table)').length).toBeGreaterThan(0)
    // Mozilla's Readability removes a `div` that has many links.
    const boxes = $('.markdown > div:has(pre, table)').not(':has([role="tab"])')
    expect(boxes.length, path).toBe(0)
  }
})
