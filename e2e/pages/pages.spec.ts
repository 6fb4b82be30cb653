import {siteOrigin} from '../builds'
import {expect, hydrate, notFound, test, type Page} from '../fixtures'
import {markdownRoutes, sections} from '../routes'
import {expectAccessibleAtEachSize} from '../axe'
import {contentOf} from './content'
import {outlinePage, outlineTwin} from './twin'

// What is true of every page is tested in one visit of each, and a browser's page goes from
// one to the next: opening another one costs a second.

const lost = '/no-such-page'

/** 1280 px at 200 and at 400 % zoom; the latter is a little phone too (WCAG 1.4.10). */
const zoomed = [640, 320]

async function expectTwin(page: Page, path: string): Promise<void> {
  const twin = page.locator('link[rel=alternate][type="text/markdown"]')
  await expect(twin).toHaveAttribute('href', `${path}.md`)
  const response = await page.request.get(`${path}.md`)
  expect(response.ok()).toBe(true)
  const markdown = await response.text()
  expect(outlineTwin(markdown, siteOrigin)).toEqual(await outlinePage(page))
  expect(markdown).not.toMatch(/---cut---|^\/\/ @errors|^import .*@site/m)
}

/** Opens a page and checks it in each of its states. */
async function expectWhole(page: Page, route: string, problems: string[]): Promise<void> {
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
  // Nobody looks for the page that is not there.
  if (route !== lost) {
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', /\w/)
  }
  if (markdownRoutes.includes(route)) {
    await test.step('its Markdown has its headings, links and fences', () =>
      expectTwin(page, route))
  }
  await test.step('hydration changes nothing', async () => {
    const built = await contentOf(page)
    await hydrate(page)
    // The search page answers its query once scripts run.
    if (route !== '/search') expect(await contentOf(page)).toBe(built)
  })
  await test.step('it does nothing that the policy forbids while it is read', () =>
    page.mouse.wheel(0, 2000))
  await test.step('axe finds nothing', () => expectAccessibleAtEachSize(page))
  await test.step('it does not scroll sideways', async () => {
    for (const width of zoomed) {
      await page.setViewportSize({width, height: 640})
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
  if (route !== lost) expect(problems).toEqual([])
}

for (const [section, members] of Object.entries({...sections, 'not found': [lost]})) {
  test(`${section}: every page is whole, safe and accessible`, async ({
    page,
    problems,
    provokes,
  }) => {
    if (members.includes(lost)) provokes(notFound)
    for (const route of members) {
      await test.step(route, () => expectWhole(page, route, problems))
    }
  })
}
