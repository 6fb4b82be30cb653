import type {WorkerTask} from '../../plugins/search/client/engines/embedded'
import {searchQuery} from '../../plugins/search/shared/query'
import {
  expect,
  holdScripts,
  intercept,
  openPage,
  test,
  waitForFrames,
  waitUntilIdle,
  type Locator,
  type Page,
} from '../fixtures'
import {expectToLeadTo} from './modal'

// The cache of a shared tab may hold the files of search.
test.use({ownTab: true})

const docsPage = '/docs/goals'

/** The prompt (the search dialog until the modal replaces it) and its results. */
function promptOf(page: Page) {
  const dialog = page.locator('.search-prompt')
  return {dialog, input: dialog.getByRole('combobox'), hits: dialog.getByRole('treeitem')}
}

test.describe('before the page has its scripts', () => {
  test('results are shown, selected with the arrow keys and followed on Enter', async ({
    page,
  }) => {
    await page.goto(docsPage)
    await holdScripts(page)
    await page.keyboard.press('Control+k')
    // Inserted at once, because the answer to each query selects the first hit again.
    await page.keyboard.insertText('useFacetMap')
    const {input, hits} = promptOf(page)
    await expect(hits.first()).toContainText('useFacetMap')
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true')
    // The second hit may come with the rest of the index, which is loaded after the first answer.
    await expect(hits.nth(1)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true')
    const id = await hits.nth(1).getAttribute('id')
    await expect(input).toHaveAttribute('aria-activedescendant', id ?? '')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/use-facet-map/)
    // The hit is stored as a recent search, without its highlighting.
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored).toContain('__DOCSEARCH_RECENT_SEARCHES__react-facet')
    expect(stored).not.toContain('_highlightResult')
  })

  for (const [action, follow] of [
    ['Enter', (hit: Locator) => hit.page().keyboard.press('Enter')],
    ['a click', (hit: Locator) => hit.click()],
  ] as const) {
    test(`${action} on a hit of the open page closes search and shows the heading`, async ({
      page,
    }) => {
      await page.goto('/docs/api/hooks/use-facet-map')
      await holdScripts(page)
      await page.keyboard.press('Control+k')
      await page.keyboard.insertText('combine two facets')
      const {dialog, hits} = promptOf(page)
      await expect(hits.first()).toContainText('Several facets')
      await follow(hits.first())
      await expect(page).toHaveURL(/use-facet-map\/#several-facets$/)
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('heading', {name: 'Several facets'})).toBeInViewport()
    })
  }

  test('a word that an input method composes is whole when the modal takes the query over', async ({
    page,
  }) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    await page.keyboard.press('Control+k')
    const session = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await compose('zhuang')
    release()
    const input = page.locator('.search-prompt input')
    const isHydrated = page.locator('html[data-has-hydrated="true"]')
    await isHydrated.waitFor()
    // A person chooses a candidate for longer than the pause after which a query is taken.
    await waitForFrames(page, 60)
    await expect(input).toBeFocused()
    await compose('zhuangtai')
    await session.send('Input.insertText', {text: '状态'})
    await expect(page.locator('.DocSearch-Input')).toHaveValue('状态')
  })

  test('a pointer that lies where the list appears keeps neither the better answer nor the modal away', async ({
    page,
  }) => {
    await page.goto(docsPage)
    await page.mouse.move(640, 330)
    const release = await holdScripts(page)
    const releaseRest = await holdScripts(page, '**/assets/search/rest.*')
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('observable')
    const {dialog, hits} = promptOf(page)
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results so far$/)
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true')
    releaseRest()
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/)
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true')
    release()
    await expect(dialog).toHaveCount(0)
    const inModal = page.locator('.search-dialog .DocSearch-Hit')
    await expect(inModal.first()).toHaveAttribute('aria-selected', 'true')
  })

  test('a translated page finds what the page finds in its own language', async ({
    page,
  }) => {
    await page.goto(docsPage)
    await holdScripts(page)
    await page.evaluate(() => (document.documentElement.lang = 'fr'))
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('useFacetMap')
    await expect(promptOf(page).hits.first()).toContainText('useFacetMap')
  })

  test('a hit on text shows the heading it leads to; a provisional count is marked', async ({
    page,
  }) => {
    await page.goto(docsPage)
    await holdScripts(page)
    const release = await holdScripts(page, '**/assets/search/rest.*')
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('observable')
    const {dialog, hits} = promptOf(page)
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results so far$/)
    release()
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/)
    // Only a hit on text has this dot, between its page and the text.
    const hit = hits.filter({hasText: ' · '}).first()
    const title = (await hit.locator('.DocSearch-Hit-title').textContent()) ?? ''
    await expectToLeadTo(page, hit.getByRole('link'), title)
  })

  test('the modal keeps the query and shows the hits of the prompt in the same order', async ({
    page,
  }) => {
    await page.goto(docsPage)
    const release = await holdScripts(page)
    // The rest of the index is empty, so that it cannot change the list during the comparison.
    await intercept(page, '**/assets/search/rest.*', (route) => route.fulfill({json: []}))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('facet')
    const {dialog, hits} = promptOf(page)
    await expect(hits.nth(2)).toBeVisible()
    const addressesIn = (list: Locator) =>
      list
        .locator('a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const before = await addressesIn(hits)
    release()
    await expect(dialog).toHaveCount(0)
    const inModal = page.locator('.search-dialog .DocSearch-Hit')
    await expect(inModal.first()).toBeVisible()
    expect(await addressesIn(inModal)).toEqual(before)
    await expect(page.locator('.DocSearch-Input')).toHaveValue('facet')
  })

  for (const [effect, arrowPressed] of [
    ['updates a list that nobody has touched', false],
    ['does not change a list after an arrow key', true],
  ] as const) {
    test(`the rest of the index ${effect}`, async ({page}) => {
      await page.goto(docsPage)
      await holdScripts(page)
      const release = await holdScripts(page, '**/assets/search/rest.*')
      await page.keyboard.press('Control+k')
      await page.keyboard.insertText('derive a value')
      const {hits} = promptOf(page)
      await expect(hits.nth(1)).toBeVisible()
      if (arrowPressed) await page.keyboard.press('ArrowDown')
      const before = await hits.allTextContents()
      const query = searchQuery('box', {indexName: '', facetFilters: [], words: 10})
      const refined = page.evaluate(async (request) => {
        const search = await window.startSearch?.()
        await new Promise((resolve) =>
          document.addEventListener('search-refined', resolve),
        )
        // Queries are answered in order, so the prompt's is answered before this one.
        await search?.client.search({requests: [request]})
      }, query)
      release()
      await refined
      if (!arrowPressed) return expect(hits).not.toHaveText(before)
      await waitUntilIdle(page)
      await expect(hits).toHaveText(before)
      await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true')
    })
  }

  test('if the index cannot be loaded, the prompt says so and Enter opens the search page', async ({
    page,
    provokes,
  }) => {
    provokes(/\b500\b/)
    await page.goto(docsPage)
    await holdScripts(page)
    await intercept(page, '**/assets/search/first.*', (route) =>
      route.fulfill({status: 500}),
    )
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('mount')
    const {dialog} = promptOf(page)
    await expect(dialog.getByRole('status')).toHaveText(
      'Search cannot be loaded. Enter opens the search page.',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?q=mount$/)
  })

  test('Enter opens the search page before any script has loaded', async ({page}) => {
    await page.goto(docsPage)
    const release = await holdScripts(page, /\/assets\/(?:js|search)\//)
    await page.keyboard.press('/')
    await page.keyboard.type('mount')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?q=mount$/)
    release()
    await expect(page.getByRole('main')).toContainText('Mount')
  })
})

test('at most two queries per frame reach the worker, however many are typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const queries: string[] = []
    const post = Reflect.get(Worker.prototype, 'postMessage')
    Worker.prototype.postMessage = function (task: WorkerTask, ports: unknown) {
      if (task.kind === 'search') queries.push(task.request.requests[0]?.query ?? '')
      post.call(this, task, ports as never)
    }
    Object.assign(window, {queries})
  })
  await openPage(page, docsPage)
  await page.keyboard.press('Control+k')
  const input = page.locator('.DocSearch-Input')
  await input.evaluate(async (box) => {
    const setQuery = (query: string) => {
      Reflect.set(HTMLInputElement.prototype, 'value', query, box)
      box.dispatchEvent(new Event('input', {bubbles: true}))
    }
    for (let frame = 0; frame < 10; frame++) {
      for (let key = 0; key < 20; key++) setQuery(`mount${frame}${key}`)
      await new Promise((next) => requestAnimationFrame(next))
    }
    setQuery('useFacetMemo')
  })
  const hits = page.locator('.search-dialog .DocSearch-Hit')
  await expect(hits.first()).toContainText('useFacetMemo')
  const queries = await page.evaluate(
    () => (window as unknown as {queries: string[]}).queries,
  )
  expect(queries.at(-1)).toBe('useFacetMemo')
  // In each frame, only the first and the last query may be sent.
  expect(queries.length).toBeLessThanOrEqual(2 * 11)
})
