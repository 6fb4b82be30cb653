import type {WorkerTask} from '../../plugins/search/client/engines/embedded'
import {expect, holdScripts, openPage, pointAt, test, waitUntilIdle} from '../fixtures'
import {expectToLeadTo, find, openSearch} from './modal'

const docsPage = '/docs/goals'

test('search is loaded on demand, opens and closes by key, and takes a query however it is entered', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', {name: 'Search'})

  await test.step('it is not loaded before the pointer reaches its button', async () => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/search/')) requests.push(request.url())
    })
    await openPage(page, docsPage)
    await waitUntilIdle(page)
    expect(requests).toEqual([])
    await pointAt(page.getByRole('button', {name: /^Search/}))
    await expect.poll(() => requests).not.toEqual([])
  })

  await test.step('Control+k, Meta+k and / open it; Escape and Control+k close it and restore focus', async () => {
    const link = page.getByRole('link', {name: 'API', exact: true}).first()
    await link.focus()
    for (const [openingKeys, closingKeys] of [
      ['Control+k', 'Escape'],
      ['Meta+k', 'Escape'],
      ['/', 'Escape'],
      ['Control+k', 'Control+k'],
    ] as const) {
      await page.keyboard.press(openingKeys)
      await expect(dialog.locator('.DocSearch-Input')).toBeFocused()
      await page.keyboard.press(closingKeys)
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
    }
  })

  await test.step('it opens empty, takes at most 64 characters, and has buttons to clear and cancel', async () => {
    const {input} = await openSearch(page)
    await expect(input).toHaveAttribute('placeholder', 'Search docs')
    await expect(input).toHaveAttribute('maxlength', '64')
    await expect(dialog.getByText('No recent searches')).toBeVisible()
    await input.fill('mount')
    await dialog.getByRole('button', {name: 'Clear the query'}).click()
    await expect(input).toHaveValue('')
    // Only small screens show Cancel.
    await page.setViewportSize({width: 390, height: 800})
    await dialog.getByRole('button', {name: 'Cancel'}).click()
    await expect(dialog).toHaveCount(0)
    await page.setViewportSize({width: 1280, height: 800})
  })

  await test.step('a word is searched when an input method has composed it, and Escape that ends a composition keeps it', async () => {
    const {input, hits} = await openSearch(page)
    const session = await page.context().newCDPSession(page)
    const text = 'memo'
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    await expect(input).toHaveValue(text)
    await waitUntilIdle(page)
    await expect(hits).toHaveCount(0)
    await session.send('Input.insertText', {text})
    await expect(hits.first()).toContainText(/memo/i)
    await session.detach()
    const escape = {key: 'Escape', isComposing: true, bubbles: true, cancelable: true}
    await input.dispatchEvent('keydown', escape)
    await waitUntilIdle(page)
    await expect(input).toHaveValue(text)
  })

  await test.step('at most two queries per frame reach the worker, however many are typed', async () => {
    const queries = await page.evaluateHandle(() => {
      const sent: string[] = []
      const post = Reflect.get(Worker.prototype, 'postMessage')
      Worker.prototype.postMessage = function (task: WorkerTask, ports: unknown) {
        if (task.kind === 'search') sent.push(task.request.requests[0]?.query ?? '')
        post.call(this, task, ports as never)
      }
      return sent
    })
    await page.locator('.DocSearch-Input').evaluate(async (box) => {
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
    await expect.poll(async () => (await queries.jsonValue()).at(-1)).toBe('useFacetMemo')
    const sent = await queries.jsonValue()
    // In each frame, only the first and the last query may be sent.
    expect(sent.length).toBeLessThanOrEqual(2 * 11)
    await page.keyboard.press('Escape')
  })

  await test.step('selected text becomes the query, cut to 64 characters', async () => {
    const selected = await page.evaluate(() => {
      const paragraph = document.querySelector('.theme-doc-markdown p')
      if (paragraph) getSelection()?.selectAllChildren(paragraph)
      return getSelection()?.toString() ?? ''
    })
    const {input} = await openSearch(page)
    await expect(input).toHaveValue(selected.slice(0, 64))
  })
})

test('Back closes search and shows the page before, where it was, on desktops and phones', async ({
  page,
}) => {
  await openPage(page, '/docs/api/overview')
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800})
    // The click comes before the event of the scroll.
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Goals'})
      .evaluate((link: HTMLAnchorElement) => {
        window.scrollTo(0, 300)
        link.click()
      })
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
    await page.evaluate(() => window.scrollTo(0, 100))
    await find(page, 'memo')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe(
      'visible',
    )
  }
})

test('keys pressed while the modal replaces the prompt are not lost', async ({page}) => {
  await openPage(page, docsPage)
  // Enters `me` in the prompt and `mo` in the modal, copies the query to the body's id, and
  // presses Escape.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const prompt = document.querySelector<HTMLInputElement>('.search-prompt input')
      if (prompt) prompt.value = 'me'
      if (!document.querySelector('.search-dialog')) return
      observer.disconnect()
      setTimeout(() => {
        const input = document.activeElement as HTMLInputElement
        // Bypasses React's setter, as a key press does.
        Reflect.set(HTMLInputElement.prototype, 'value', `${input.value}mo`, input)
        input.dispatchEvent(new InputEvent('input', {bubbles: true}))
        document.body.id = input.value
        const escape = {key: 'Escape', bubbles: true, cancelable: true}
        input.dispatchEvent(new KeyboardEvent('keydown', escape))
      })
    })
    observer.observe(document.body, {childList: true})
  })
  await page.keyboard.press('Control+k')
  await page.locator('#memo').waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('search that is opened while the next page loads stays open, with its query, when the page comes', async ({
  page,
}) => {
  await openPage(page, docsPage)
  // Loads the modal.
  await openSearch(page)
  await page.keyboard.press('Escape')
  const release = await holdScripts(page)
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click()
  await expect(page).toHaveURL(/\/blog\/$/)
  const {dialog, input, hits} = await openSearch(page)
  await input.fill('memo')
  await expect(hits.first()).toContainText(/memo/i)
  release()
  await expect(page.locator('article').first()).toBeVisible()
  await waitUntilIdle(page)
  await expect(dialog).toBeVisible()
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('memo')
  await page.keyboard.type('ize')
  await expect(input).toHaveValue('memoize')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('results are grouped, cut, followed and remembered', async ({context, page}) => {
  await openPage(page, docsPage)
  const {dialog, input, hits} = await openSearch(page)

  await test.step('without results there are up to three suggestions to search for, and a link to report the query', async () => {
    await input.fill('zzqqxxyyzz')
    const screen = dialog.locator('.search-empty')
    await expect(screen.getByText('No results for "zzqqxxyyzz"')).toBeVisible()
    await expect(screen.getByText('Try searching for')).toBeVisible()
    expect(await screen.getByRole('button').count()).toBeLessThanOrEqual(3)
    await expect(
      dialog.getByText('Believe this query should return results?'),
    ).toBeVisible()
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /\/issues\/new\?.*zzqqxxyyzz/,
    )
    await screen.getByRole('button').first().click()
    await expect(input).not.toHaveValue('zzqqxxyyzz')
    await expect(hits.first()).toBeVisible()
  })

  await test.step('snippets have about 10 words, about 5 on screens up to 768 px', async () => {
    const mostWords = async () => {
      await page.keyboard.press('Escape')
      await openSearch(page)
      await input.fill('observable')
      await expect(hits.first()).toBeVisible()
      const snippets = await dialog
        .locator('.DocSearch-Hit-path:has(mark)')
        .allTextContents()
      const texts = snippets.map((text) => text.replace(/^.* · /, '').trim())
      return Math.max(...texts.map((text) => text.split(/\s+/).length))
    }
    await page.setViewportSize({width: 769, height: 800})
    // Not exactly 10, because search counts words differently: two in `a.b`, none in `=`.
    // Polled, because the rest of the index loads after the first answer.
    await expect.poll(mostWords).toBeGreaterThan(8)
    expect(await mostWords()).toBeLessThanOrEqual(13)
    await page.setViewportSize({width: 768, height: 800})
    const few = await mostWords()
    expect(few).toBeGreaterThan(3)
    expect(few).toBeLessThanOrEqual(8)
    await page.setViewportSize({width: 1280, height: 800})
  })

  await test.step('Control+Enter and Shift+Enter open the hit in another window', async () => {
    await input.fill('useFacetMemo')
    await expect(hits.first()).toContainText('useFacetMemo')
    for (const keys of ['Control+Enter', 'Shift+Enter']) {
      const opened = context.waitForEvent('page')
      await page.keyboard.press(keys)
      const other = await opened
      expect(other.url()).toMatch(/use-facet-memo/)
      await other.close()
      await expect(page).toHaveURL(/\/docs\/goals\/$/)
    }
  })

  await test.step('a group has at most five hits, and See all leads to all', async () => {
    await page.evaluate(() => localStorage.clear())
    await input.fill('facet')
    const all = dialog.getByRole('link', {name: /^See all \d+ results$/})
    await expect(all).toHaveAttribute('href', /q=facet$/)
    expect(await dialog.locator('.DocSearch-Hit-source').count()).toBeGreaterThan(1)
    for (const group of await dialog.locator('.DocSearch-Hits').all()) {
      expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5)
    }
    await all.click()
    await expect(page).toHaveURL(/\/search\/\?q=facet$/)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a hit on text shows the heading it leads to and the matching text', async () => {
    await openSearch(page)
    await input.fill('observable')
    await expect(hits.first()).toContainText(/observ/i)
    const hit = hits.filter({hasText: ' · '}).first()
    await expect(hit.locator('.DocSearch-Hit-path mark').first()).toBeVisible()
    const title = (await hit.locator('.DocSearch-Hit-title').textContent()) ?? ''
    await expectToLeadTo(page, hit.getByRole('link'), title)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a followed hit becomes recent; a favorite is no longer recent', async () => {
    await openSearch(page)
    await expect(dialog.getByText('Recent')).toBeVisible()
    await dialog.getByRole('button', {name: 'Save this search'}).click()
    await expect(dialog.getByText('Favorite')).toBeVisible()
    await expect(dialog.getByText('Recent')).toHaveCount(0)
    // Stored searches do not keep the highlights of a query.
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored).not.toContain('_highlightResult')
    expect(stored).not.toContain('_snippetResult')
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.clear())
  })

  await test.step('there are 7 recent searches, or 4 beside 10 favorites', async () => {
    const limits: Record<string, number>[] = [{Recent: 7}, {Recent: 4, Favorite: 10}]
    for (const counts of limits) {
      await page.evaluate((kinds) => {
        const searches = Array.from({length: 12}, (_, id) => ({
          objectID: String(id),
          type: 'lvl1',
          url: `/docs/goals#${id}`,
          hierarchy: {lvl0: 'Docs', lvl1: `Search ${id}`},
        }))
        for (const kind of kinds) {
          const key = `__DOCSEARCH_${kind.toUpperCase()}_SEARCHES__react-facet`
          localStorage.setItem(key, JSON.stringify(searches))
        }
      }, Object.keys(counts))
      await openSearch(page)
      for (const [name, count] of Object.entries(counts)) {
        const listed = dialog.getByRole('tree', {name}).getByRole('treeitem')
        await expect(listed).toHaveCount(count)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })
})
