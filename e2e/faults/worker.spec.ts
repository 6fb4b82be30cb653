import {find} from '../search/box'
import {expect, openPage, test} from './fixtures'

test.describe('search without a worker works on the page itself', () => {
  test('where the browser has none', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await find(await openPage(page, '/docs/goals'), 'useFacetMap')
  })

  test('where none can be made', async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = function () {
        throw new DOMException('No more workers', 'QuotaExceededError')
      } as unknown as typeof Worker
    })
    await find(await openPage(page, '/docs/goals'), 'useFacetMap')
  })

  test('where a policy forbids it', async ({page, provokes}) => {
    provokes(/worker-src/)
    await page.route('/docs/goals', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace("worker-src 'self'", "worker-src 'none'")
      expect(body).not.toBe(html)
      await route.fulfill({response, body})
    })
    await find(await openPage(page, '/docs/goals'), 'useFacetMap')
  })

  test('where its script is gone', async ({page, problems, provokes}) => {
    provokes(/ERR_FAILED|404/)
    await openPage(page, '/docs/goals')
    const started = page.waitForEvent('worker')
    await find(page, 'useFacetMap')
    const url = (await started).url()
    await page.route(url, (route) => route.fulfill({status: 404}))
    await find(await openPage(page, '/docs/goals'), 'useFacetMap')
    await expect.poll(() => problems.some((problem) => problem.includes(url))).toBe(true)
  })

  test('where it dies after a search', async ({page}) => {
    await page.addInitScript(() => {
      const workers: Worker[] = []
      const Original = window.Worker
      Object.assign(window, {workers})
      window.Worker = class extends Original {
        constructor(...options: ConstructorParameters<typeof Worker>) {
          super(...options)
          workers.push(this)
        }
      }
    })
    await openPage(page, '/docs/goals')
    await find(page, 'useFacetMap')
    await page.evaluate(() => {
      for (const worker of (window as unknown as {workers: Worker[]}).workers) {
        worker.dispatchEvent(new ErrorEvent('error', {cancelable: true}))
      }
    })
    await page.locator('.DocSearch-Input').fill('useFacetRef')
    await expect(page.locator('.DocSearch-Hit').first()).toContainText('useFacetRef')
  })
})
