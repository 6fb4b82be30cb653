import {searchQuery} from '../../plugins/search/shared/query'
import {
  expect,
  holdScripts,
  intercept,
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

/**
 * Types a query in the prompt, and lets the rest of the index arrive.
 *
 * @param release releases the rest of the index
 * @param key pressed before that
 * @returns the list as it was before
 */
async function listBefore(
  page: Page,
  query: string,
  release: () => void,
  key?: string,
): Promise<string[]> {
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText(query)
  const {hits} = promptOf(page)
  await expect(hits.nth(1)).toBeVisible()
  if (key) await page.keyboard.press(key)
  const before = await hits.allTextContents()
  const question = searchQuery('box', {indexName: '', facetFilters: [], words: 10})
  const refined = page.evaluate(async (request) => {
    const search = await window.startSearch?.()
    await new Promise((resolve) => document.addEventListener('search-refined', resolve))
    // Queries are answered in order, so the prompt's is answered before this one.
    await search?.client.search({requests: [request]})
  }, question)
  release()
  await refined
  return before
}

test('results are shown before the page has its scripts, selected with the arrow keys and followed on Enter', async ({
  page,
}) => {
  await page.goto(docsPage)
  await holdScripts(page)
  const release = await holdScripts(page, '**/assets/search/rest.*')
  const {input, hits} = promptOf(page)

  await test.step('the rest of the index updates a list that nobody has touched', async () => {
    const before = await listBefore(page, 'derive a value', release)
    await expect(hits).not.toHaveText(before)
  })

  await test.step('a hit is selected and followed', async () => {
    await input.press('ControlOrMeta+a')
    // Inserted at once, because the answer to each query selects the first hit again.
    await page.keyboard.insertText('useFacetMap')
    await expect(hits.first()).toContainText('useFacetMap')
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true')
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
})

test('a translated page finds what the page finds in its own language, and keeps a list that the reader has touched', async ({
  page,
}) => {
  await page.goto(docsPage)
  await page.evaluate(() => (document.documentElement.lang = 'fr'))
  await holdScripts(page)
  const release = await holdScripts(page, '**/assets/search/rest.*')
  const {dialog, input, hits} = promptOf(page)

  await test.step('the rest of the index does not change a list after an arrow key', async () => {
    const before = await listBefore(page, 'derive a value', release, 'ArrowDown')
    await waitUntilIdle(page)
    await expect(hits).toHaveText(before)
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('a hit on text shows the heading it leads to', async () => {
    await input.press('ControlOrMeta+a')
    await page.keyboard.insertText('observable')
    await expect(hits.first()).toContainText(/observ/i)
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/)
    // Only a hit on text has this dot, between its page and the text.
    const hit = hits.filter({hasText: ' · '}).first()
    const title = (await hit.locator('.DocSearch-Hit-title').textContent()) ?? ''
    await expectToLeadTo(page, hit.getByRole('link'), title)
  })
})

test('Enter and a click on a hit of the open page close search and show the heading', async ({
  page,
}) => {
  await page.goto('/docs/api/hooks/use-facet-map')
  await holdScripts(page)
  const {dialog, hits} = promptOf(page)
  const heading = page.getByRole('heading', {name: 'Several facets'})
  for (const follow of [() => page.keyboard.press('Enter'), () => hits.first().click()]) {
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('combine two facets')
    await expect(hits.first()).toContainText('Several facets')
    await expect(heading).not.toBeInViewport()
    await follow()
    await expect(page).toHaveURL(/use-facet-map\/#several-facets$/)
    await expect(dialog).toHaveCount(0)
    await expect(heading).toBeInViewport()
    await page.evaluate(() => {
      history.replaceState(history.state, '', location.pathname)
      scrollTo({top: 0, behavior: 'instant'})
    })
  }
})

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

test('a click on search opens the prompt; the modal keeps the query and shows its hits in the same order; ArrowDown selects the second', async ({
  page,
}) => {
  await page.goto(docsPage)
  const release = await holdScripts(page)
  // The rest of the index is empty, so that it cannot change the list during the comparison.
  await intercept(page, '**/assets/search/rest.*', (route) => route.fulfill({json: []}))
  await page.getByRole('button', {name: /^Search/}).click()
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
  await expect(inModal.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(inModal.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(await addressesIn(inModal)).toEqual(before)
  await expect(page.locator('.DocSearch-Input')).toHaveValue('facet')
})

test('Enter opens the search page if the index cannot be loaded, which the prompt says, and before any script has loaded', async ({
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
  await expect(promptOf(page).dialog.getByRole('status')).toHaveText(
    'Search cannot be loaded. Enter opens the search page.',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=mount$/)
  await page.unrouteAll()

  await page.goto(docsPage)
  const release = await holdScripts(page, /\/assets\/(?:js|search)\//)
  await page.keyboard.press('/')
  await page.keyboard.type('mount')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=mount$/)
  release()
  await expect(page.getByRole('main')).toContainText('Mount')
})

test('text typed in the search page before hydration is searched for, and a provisional count is marked', async ({
  page,
}) => {
  await page.goto('/search')
  const release = await holdScripts(page)
  const releaseRest = await holdScripts(page, '**/assets/search/rest.*')
  await page.getByRole('searchbox').fill('unwrap')
  release()
  await expect(page).toHaveURL(/q=unwrap$/)
  const summary = page.getByRole('status').filter({hasText: 'for “unwrap”'})
  await expect(summary).toHaveText(/^\d+ results so far for/)
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
  releaseRest()
  await expect(summary).toHaveText(/^\d+ results for/)
})
