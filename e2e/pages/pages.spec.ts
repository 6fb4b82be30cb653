import {siteOrigin} from '../builds'
import {expect, hydrate, notFound, runningExample, test, type Page} from '../fixtures'
import {isVisited, markdownRoutes, sections} from '../routes'
import {expectAccessible, expectAccessibleAtEachSize, hideScannedCode} from '../axe'
import {contentOf} from './content'
import {coveredControls} from './covered'
import {outlinePage, outlineMarkdown} from './outline'

// Each page is visited once, for all its checks. One tab visits all pages of a section,
// because opening a tab costs about a second.

const missingPage = '/no-such-page'

/** Widths of a 1280 px screen at 200% and 400% zoom (WCAG 1.4.10). */
const zoomedWidths = [640, 320]

/** What the example of error boundaries logs when it starts. */
const caughtError = 'no map for this level'

async function expectMarkdownPage(page: Page, path: string): Promise<void> {
  const alternate = page.locator('link[rel=alternate][type="text/markdown"]')
  await expect(alternate).toHaveAttribute('href', `${path}.md`)
  const response = await page.request.get(`${path}.md`)
  expect(response.ok()).toBe(true)
  const markdown = await response.text()
  expect(outlineMarkdown(markdown, siteOrigin)).toEqual(await outlinePage(page))
  expect(markdown).toContain(`[llms.txt](${siteOrigin}/llms.txt)`)
  await expect(page.locator('p[hidden] a[href="/llms.txt"]')).toHaveCount(1)
  expect(markdown).not.toMatch(/---cut---|^\/\/ @errors|^import .*@site/m)
}

/**
 * Opens a page and checks it as built, hydrated, scrolled and zoomed.
 *
 * @param scan scans the page with axe
 */
async function expectComplete(
  page: Page,
  route: string,
  problems: string[],
  scan: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({width: 1280, height: 800})
  await page.goto(route)
  await expect(page.locator('h1')).toHaveCount(1)
  for (const part of [
    page.getByRole('main'),
    page.getByRole('link', {name: 'Skip to main content'}),
    page.getByRole('navigation', {name: 'Main'}),
    page.getByRole('contentinfo'),
  ]) {
    await expect(part).toHaveCount(1)
  }
  expect(await page.title()).toMatch(/React Facet/)
  await expect(
    page.locator('meta[http-equiv="Content-Security-Policy"]'),
  ).toHaveAttribute(
    'content',
    /^(?!.*unsafe-).*frame-src 'self';.*require-trusted-types-for 'script'/,
  )
  // The not-found page needs no description: search engines do not list it.
  if (route !== missingPage) {
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', /\w/)
  }
  if (markdownRoutes.includes(route)) {
    await test.step('its Markdown page has the same headings, links and code', () =>
      expectMarkdownPage(page, route))
  }
  await test.step('nothing lies above a control', async () => {
    expect(await coveredControls(page)).toEqual([])
  })
  await test.step('hydration changes nothing', async () => {
    const built = await contentOf(page)
    await hydrate(page)
    // The search page does change: once hydrated, it can answer a query.
    if (route !== '/search') expect(await contentOf(page)).toBe(built)
  })
  await test.step('axe finds no violations', scan)
  await test.step('scrolling causes no problems', () => page.mouse.wheel(0, 2000))
  await test.step('its examples start', async () => {
    const folded = page.locator('details:has([data-example]) > summary')
    for (const summary of await folded.all()) await summary.press('Enter')
    for (const example of await page.locator('[data-example]').all())
      await runningExample(page, String(await example.getAttribute('data-example')))
  })
  await test.step('nothing overflows sideways or lies above a control when zoomed', async () => {
    for (const width of zoomedWidths) {
      await page.setViewportSize({width, height: 640})
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    }
    expect(await coveredControls(page)).toEqual([])
  })
  // Violations of the content security policy are problems. So is the 404 of the missing page.
  if (route !== missingPage) {
    expect(problems.filter((problem) => !problem.includes(caughtError))).toEqual([])
  }
}

for (const [section, members] of Object.entries({
  ...sections,
  'not found': [missingPage],
})) {
  test(`${section}: every page is complete, safe and accessible`, async ({
    page,
    problems,
    provokes,
  }) => {
    provokes(members.includes(missingPage) ? notFound : new RegExp(caughtError))
    const scanned = new Set<string>()
    for (const [index, route] of members.filter(isVisited).entries()) {
      // What is around the pages of a section is the same, and all docs pages have one layout.
      const isDocs = route.startsWith('/docs/')
      const isFirst = index === 0 && (!isDocs || section === 'guides')
      const part = isFirst ? 'html' : 'main'
      const scan = async () => {
        if (isFirst || !isDocs) return expectAccessibleAtEachSize(page, part)
        await page.setViewportSize({width: 1280, height: 800})
        await expectAccessible(page, {part})
      }
      await test.step(route, () =>
        expectComplete(page, route, problems, async () => {
          const showCode = await hideScannedCode(page, scanned)
          await scan()
          await showCode()
        }),
      )
    }
  })
}
