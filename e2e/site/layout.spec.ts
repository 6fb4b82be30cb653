import {expect, holdScripts, intercept, notFound, pointAt, quiet, test} from '../fixtures'

const docsPage = '/docs/api/hooks/use-facet-map'

test('navbar and footer lead where the specification says', async ({openPage}) => {
  const page = await openPage('/')
  const navbar = page.getByRole('navigation', {name: 'Main'})
  for (const [name, href] of [
    ['Getting started', '/docs/getting-started'],
    ['Rendering', '/docs/rendering/overview'],
    ['API', '/docs/api/overview'],
  ] as const) {
    await expect(navbar.getByRole('link', {name, exact: true})).toHaveAttribute(
      'href',
      href,
    )
  }
  await expect(navbar.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\//,
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Docs', {exact: true})).toBeVisible()
  await expect(footer.getByText('Community', {exact: true})).toBeVisible()
  await expect(footer).toContainText('2025')
})

test('the theme is dark whatever the system prefers, and there is no switch', async ({
  openPage,
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'})
  await openPage('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', {name: /dark and light/})).toHaveCount(0)
})

test('the table of contents shows levels 2 and 3', async ({openPage}) => {
  const page = await openPage('/docs/api/mount-components')
  const links = page.locator('.theme-doc-toc-desktop a')
  const hashes = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  )
  const headings = await page
    .locator('.markdown :is(h2, h3)[id]')
    .evaluateAll((all) => all.map((heading) => `#${heading.id}`))
  expect(hashes).toEqual(headings)
})

test('Tab marks the page for keyboard readers and a mouse press unmarks it', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/)
  await page.mouse.click(640, 700)
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/)
})

test('the skip link brings the keyboard to the content', async ({openPage}) => {
  const page = await openPage(docsPage)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', {name: 'Skip to main content'})
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('a navbar that stays does not read the layout while the page scrolls', async ({
  openPage,
  page,
}) => {
  await openPage('/')
  await page.evaluate(() => {
    const height = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight')
    Object.defineProperty(Element.prototype, 'clientHeight', {
      get(this: Element): unknown {
        if (this.matches('.navbar')) this.setAttribute('data-measured', '')
        return height?.get?.call(this)
      },
    })
  })
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await quiet(page)
  await expect(page.locator('.navbar')).not.toHaveAttribute('data-measured')
})

test('on paper only the content is left', async ({openPage, page}) => {
  await openPage(docsPage)
  await page.emulateMedia({media: 'print'})
  for (const selector of ['.navbar', '.theme-doc-sidebar-container', '.footer']) {
    await expect(page.locator(selector)).toBeHidden()
  }
  await expect(page.locator('.markdown')).toBeVisible()
})

test.describe('navigation', () => {
  test('a slow page shows the progress bar, without a spinner', async ({
    openPage,
    page,
  }) => {
    await openPage('/docs/goals')
    const release = await holdScripts(page)
    await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
    await expect(page.locator('#nprogress .bar')).toBeVisible()
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
    release()
    await expect(page).toHaveURL(/api\/overview$/)
    await expect(page.locator('#nprogress')).toHaveCount(0)
  })

  test('the old page stays until the next one is loaded', async ({openPage, page}) => {
    await openPage('/docs/goals')
    const release = await holdScripts(page)
    await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
    await expect(page.locator('#nprogress .bar')).toBeVisible()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
    release()
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
  })

  test('a page whose code is gone is loaded anew, with a warning', async ({
    openPage,
    page,
    problems,
    provokes,
  }) => {
    provokes(/status (?:of )?404|ChunkLoadError|Loading (?:CSS )?chunk/)
    await openPage('/docs/goals')
    await page.evaluate(() => Object.assign(window, {sameDocument: true}))
    await intercept(page, '**/assets/js/*.js', (route) =>
      route.fulfill({status: 404, body: ''}),
    )
    await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
    await page.waitForFunction(() => !('sameDocument' in window))
    await expect(page).toHaveURL(/api\/overview$/)
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
    expect(problems.some((problem) => problem.startsWith('console warning'))).toBe(true)
  })
})

test.describe('a narrow screen', () => {
  test.use({viewport: {width: 995, height: 800}})

  test('has a menu with a way back to the main menu', async ({openPage}) => {
    const page = await openPage(docsPage)
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'})
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await page.getByRole('button', {name: /Back to main menu/}).click()
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Rendering'}).click()
    await expect(page).toHaveURL(/rendering\/overview$/)
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  })
})

test.describe('at the breakpoint', () => {
  test.use({viewport: {width: 997, height: 800}})

  test('the navbar is the desktop one', async ({openPage}) => {
    const page = await openPage(docsPage)
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden()
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible()
  })
})

test('a wrong baseUrl is said on the home page, and there only', async ({
  page,
  provokes,
}) => {
  provokes(notFound)
  await page.route('**/assets/css/*.css', (route) =>
    route.fulfill({status: 404, body: ''}),
  )
  const banner = page.locator('#base-url-issue-banner')
  await page.goto('/docs/goals')
  await expect(banner).toHaveCount(0)
  await page.goto('/')
  await expect(banner).toContainText('baseUrl')
})

test.describe('loading ahead', () => {
  test.use({ownTab: true})

  const countScripts = `performance.getEntriesByType('resource').filter((e) => e.name.endsWith('.js')).length`

  for (const connection of [
    {effectiveType: '2g'},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`does not happen with ${JSON.stringify(connection)}`, async ({
      openPage,
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value})
      }, connection)
      await openPage('/docs/goals')
      const before = await page.evaluate<number>(countScripts)
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'API'})
      await link.focus()
      await pointAt(link)
      await quiet(page)
      expect(await page.evaluate<number>(countScripts)).toBe(before)
    })
  }
})
