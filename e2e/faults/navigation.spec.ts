import {routes} from '../routes'
import {quickOrDeep} from '../deep'
import {waitUntilIdle} from '../fixtures'
import {expect, openPage, test} from './fixtures'

const clicks = quickOrDeep(40, 200)
const changes = quickOrDeep(30, 500)

test(`${clicks} rapid clicks end on the page of the last link`, async ({page}) => {
  await openPage(page, '/docs/api/hooks/use-facet-map')
  await page.evaluate(async (count) => {
    const menu = '.theme-doc-sidebar-menu a'
    const links = [...document.querySelectorAll<HTMLAnchorElement>(menu)].filter(
      (link) => link.origin === location.origin,
    )
    for (let click = 0; click < count; click++) {
      const link = links[(click * 7) % links.length]
      // Categories open and close as the page changes, so a link may have been replaced.
      const current = document.querySelector<HTMLAnchorElement>(
        `${menu}[href="${link?.getAttribute('href')}"]`,
      )
      ;(current ?? link)?.click()
      // The first half of the clicks are 5 ms apart; the others follow without a pause.
      if (click < count / 2) await new Promise((done) => setTimeout(done, 5))
    }
    const last = 'footer a[href="/docs/rendering/overview/"]'
    document.querySelector<HTMLAnchorElement>(last)?.click()
  }, clicks)
  await expect(page).toHaveURL(/rendering\/overview\/$/)
  await expect(page).toHaveTitle(/Rendering/)
  await expect(page.locator('main h1')).toHaveText(/Rendering/)
  // A page that loads more slowly must not replace this one.
  await page.waitForLoadState('load')
  await waitUntilIdle(page)
  await expect(page.locator('main h1')).toHaveText(/Rendering/)
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

test('Back and Forward show a page where the reader left it, with and without a hash', async ({
  page,
}) => {
  const position = () => page.evaluate(() => scrollY)
  const leaveAt = async (top: number, path: string, title: string) => {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect.poll(position).toBe(top)
    await waitUntilIdle(page)
    await page.locator(`footer a[href="${path}"]`).dispatchEvent('click')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
    await expect.poll(position).toBe(0)
  }
  await openPage(page, '/docs/api/hooks/use-facet-map')
  // Goals is shorter than the positions on the page before it.
  await leaveAt(2500, '/docs/goals/', 'Goals')
  await page.goBack()
  await expect.poll(position).toBe(2500)
  await page.locator('.table-of-contents a').last().click()
  await leaveAt(2000, '/docs/goals/', 'Goals')
  await leaveAt(300, '/docs/rendering/overview/', 'Rendering facets')
  await page.goBack()
  await expect.poll(position).toBe(300)
  await page.goBack()
  await expect.poll(position).toBe(2000)
  await page.goBack()
  await expect.poll(position).toBe(2500)
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
  await expect.poll(position).toBe(300)
  // Back shows the page before to a document that has not loaded its scripts, too.
  await page.reload()
  await expect.poll(position).toBe(300)
  await page.goBack()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('useFacetMap')
})

test.describe('in a new tab', () => {
  test.use({ownTab: true})

  test(`${changes} route changes leak no memory`, async ({page}) => {
    await openPage(page, '/docs/goals')
    const paths = routes.filter((route) => /^\/blog|equality-checks/.test(route))
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable')

    // Ends at /docs/goals, so that each measurement is of the same page.
    const visit = async (count: number) => {
      await page.evaluate(
        async ([targets, total]) => {
          const go = (path = '') => {
            history.pushState(null, '', path)
            dispatchEvent(new PopStateEvent('popstate'))
          }
          for (let change = 0; change < total; change++) {
            go(targets[change % targets.length])
            await new Promise((done) => setTimeout(done, 10))
          }
          go('/docs/goals')
        },
        [paths, count] as const,
      )
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
      await waitUntilIdle(page)
    }
    const measure = async () => {
      await client.send('HeapProfiler.collectGarbage')
      const {metrics} = await client.send('Performance.getMetrics')
      const value = (name: string) => metrics.find((m) => m.name === name)?.value ?? NaN
      return {
        heap: value('JSHeapUsedSize'),
        listeners: value('JSEventListeners'),
        nodes: value('Nodes'),
      }
    }

    // The first route changes load the pages' code and fill bounded caches.
    await visit(quickOrDeep(2 * paths.length, 150))
    const before = await measure()
    await visit(changes)
    // A page that stays in memory adds 1,000 nodes and more than 100 kB at each change. Even in the
    // short run, that exceeds the limits. React may keep the last page until it renders again.
    await expect(async () => {
      const after = await measure()
      const report = JSON.stringify({before, after})
      expect(after.heap - before.heap, report).toBeLessThan(3_000_000)
      expect(after.listeners, report).toBeLessThan(before.listeners + 200)
      expect(after.nodes, report).toBeLessThan(before.nodes + 5000)
    }).toPass({timeout: 10_000})
  })
})
