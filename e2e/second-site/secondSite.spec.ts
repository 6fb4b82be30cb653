import {
  expect,
  holdScripts,
  hydrate,
  isOwn,
  openPage,
  test,
  waitUntilIdle,
} from './fixtures'
import {openSearch} from '../search/modal'
import {watchScripts} from '../transfers'

test('search finds published sections of the current version, even by a phrase from a .phrases.yml file', async ({
  page,
}) => {
  await openPage(page, 'manual')
  const {input, hits} = await openSearch(page)
  await input.fill('my blade is blunt')
  await expect(hits.first()).toContainText('Sharpening')
  // Only version 1.0 has this word.
  await input.fill('coals')
  await expect(hits).toHaveCount(0)
  // Drafts, unlisted pages and sections named “See also” are not found. Before each of these
  // queries, `thermometer` proves that search works.
  for (const hidden of ['marshmallows', 'dent', 'Heat dial See also']) {
    await input.fill('thermometer')
    await expect(hits.first()).toContainText('Heat')
    await input.fill(hidden)
    await waitUntilIdle(page)
    await expect(hits.filter({hasText: /Smoker|Attic|See also/})).toHaveCount(0)
  }
})

test('outside the docs, the prompt finds the docs of the last version only', async ({
  page,
}) => {
  await page.goto('journal')
  await holdScripts(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('clsx')
  const prompt = page.locator('.search-prompt')
  await expect(prompt.locator('a[href$="/manual/tools#clsx"]')).toHaveCount(1)
  await expect(prompt.locator('a[href*="/manual/1.0"]')).toHaveCount(0)
})

test('search finds pages in the language of the open page', async ({page}) => {
  await openPage(page, 'de/manual/knives')
  const {input, hits} = await openSearch(page)
  await input.fill('Wetzstein')
  await expect(hits.first()).toContainText('Schleifen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/manual\/knives#sharpening$/)
})

test('the search page lists results', async ({page}) => {
  await openPage(page, 'find?q=whetstone')
  await expect(page.getByRole('link', {name: /Sharpening/})).toBeVisible()
})

test('a moved page leads to its new address', async ({page}) => {
  await page.goto('manual/blades')
  await expect(page).toHaveURL(/\/cook\/manual\/knives$/)
})

test('formulas are drawn by KaTeX, and are in the Markdown page', async ({
  page,
  request,
}) => {
  await openPage(page, 'manual/ovens/formula')
  await expect(page.locator('main .katex-display math')).toHaveCount(1)
  await expect(page.locator('main p .katex math')).toHaveCount(1)
  const markdown = await (await request.get('manual/ovens/formula.md')).text()
  expect(markdown).toContain('t = k')
})

test('a page with the line ends of Windows is like others', async ({page, request}) => {
  await openPage(page, 'manual/windows')
  const sample = page.locator('pre[data-types]')
  await expect(sample.getByRole('link')).toHaveText(['clsx', 'clsx', 'clsx'])
  await expect(sample).not.toContainText('highlight-next-line')
  const markdown = await (await request.get('manual/windows.md')).text()
  expect(markdown).toContain("clsx('fog')\nclsx('mist')")
  expect(markdown).not.toContain('\r')
  const {input, hits} = await openSearch(page)
  await input.fill('fog are two')
  await expect(hits.first()).toContainText('Steam')
})

test("the classic template's pages are pages, Markdown and found", async ({
  page,
  request,
}) => {
  for (const [path, words] of [
    ['docs/tutorial-basics/markdown-features', 'My tip'],
    ['docs/tutorial-extras/manage-docs-versions', 'dropdown'],
    ['manual/category/ovens', 'How hot an oven really is'],
    ['manual/größe of pans', 'an umlaut in its name'],
  ] as const) {
    await openPage(page, path)
    await expect(page.getByRole('main')).toContainText(words)
    if (path.includes('category')) continue
    const markdown = await request.get(`${path}.md`)
    expect(await markdown.text()).toContain(words)
  }
  // Its authors' pictures are on another host.
  expect(await (await request.get('blog/mdx-blog-post.md')).text()).toContain('MDX')
  expect(await (await request.get('google1234.html')).text()).toBe(
    'google-site-verification: google1234.html\n',
  )
  const {input, hits} = await openSearch(page)
  await input.fill('Create your first React Page')
  await expect(hits.first()).toContainText('Create')
})

test('samples are highlighted and have types; names in samples and prose link to the API of their version; a signature is written from the declarations of the package', async ({
  page,
  request,
}) => {
  const sample = page.locator('pre[data-types]')
  await page.goto('manual/labels')
  await expect(sample.locator('.tok-keyword').first()).toHaveText('import')
  const address = '/cook/manual/tools#clsx'
  await expect(sample.getByRole('link').first()).toHaveAttribute('href', address)
  await expect(page.locator('main p a')).toHaveAttribute('href', address)
  const id = await sample.getAttribute('data-types')
  const types = await (await request.get(`assets/types/${id}.json`)).text()
  expect(types).toContain('ClassValue')

  await page.goto('manual/1.0')
  const linked = page.locator('main').getByRole('link', {name: 'clsx'})
  await expect(linked).toHaveCount(3)
  for (const link of await linked.all())
    await expect(link).toHaveAttribute('href', '/cook/manual/1.0/tools#clsx')

  await page.goto('manual/tools')
  const signature = 'function clsx(...inputs: ClassValue[]): string'
  await expect(sample).toHaveText(signature)
  expect(await (await request.get('manual/tools.md')).text()).toContain(signature)
})

test('pages of every kind, version and language have Markdown pages', async ({
  request,
}) => {
  for (const [path, text] of [
    ['index', '# Welcome\n'],
    ['manual', '# Kitchen manual\n'],
    ['manual/1.0', 'Cook over coals.'],
    ['journal/archive', '[Soup of the week]'],
    ['manual/knives', '# Knives\n'],
    ['journal/2024/05/01/soup', '# Soup of the week\n'],
    ['conversions', '# Conversions\n'],
    ['de/manual/knives', '# Messer\n'],
    ['de/manual/ovens/heat', '# Heat\n'],
  ] as const)
    expect(await (await request.get(`${path}.md`)).text(), path).toContain(text)
  // Links lead to Markdown pages in the same language.
  const german = await (await request.get('de/manual/knives.md')).text()
  expect(german).toContain(
    '[Hitze](https://kitchen.example/cook/de/manual/ovens/heat.md)',
  )
})

test('an unlisted page has a Markdown page and a social card, but is in no list', async ({
  page,
  request,
}) => {
  await page.goto('manual/attic')
  const card = page.locator('meta[property="og:image"]')
  const {pathname} = new URL((await card.getAttribute('content')) ?? '')
  for (const path of [pathname, '/cook/manual/attic.md'])
    expect((await request.get(path)).ok(), path).toBe(true)
  for (const list of ['llms.txt', 'llms-full.txt', 'sitemap.xml'])
    expect(await (await request.get(list)).text(), list).not.toContain('attic')
  // A draft, by contrast, has neither a page nor a Markdown page.
  for (const path of ['manual/smoker', 'manual/smoker.md'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('pages of every kind have a security policy, and _headers has a rule for each language', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  for (const path of ['manual', 'journal', 'conversions', 'de/manual', 'manual/attic'])
    expect(await read(path), path).toMatch(
      /http-equiv="?Content-Security-Policy"? content="default-src 'self'; /,
    )
  const headers = await read('_headers')
  for (const path of ['/cook/manual', '/cook/de/manual'])
    expect(headers).toContain(`\n${path}\n`)
})

test.describe('loading', () => {
  test.use({ownTab: true})

  test('an untouched page loads no script, and works once used', async ({page}) => {
    const scripts = watchScripts(page)
    await page.goto('manual/knives?utm_source=letter')
    await waitUntilIdle(page)
    expect(scripts.filter(isOwn)).toEqual([])
    await hydrate(page)
    expect(scripts).not.toEqual([])
    await page.getByRole('link', {name: 'Heat', exact: true}).first().click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Heat')
  })

  test('a parameter of the address that chooses a tab is read on an untouched page', async ({
    page,
  }) => {
    await page.goto('manual/ovens/heat?scale=fahrenheit')
    await expect(page.getByText('Bake bread at 450 degrees.')).toBeVisible()
  })

  test('a link to a heading in a tab opens the tab, before and after hydration', async ({
    page,
  }) => {
    const scripts = watchScripts(page)
    const celsius = page.getByRole('heading', {name: 'Bread in Celsius'})
    const fahrenheit = page.getByRole('heading', {name: 'Bread in Fahrenheit'})
    const contents = page.locator('.table-of-contents')
    await page.goto('manual/ovens/heat#bread-in-fahrenheit')
    await expect(fahrenheit).toBeInViewport()
    expect(scripts.filter(isOwn)).toEqual([])
    await hydrate(page)
    await expect(fahrenheit).toBeInViewport()
    await contents.getByRole('link', {name: 'Bread in Celsius'}).click()
    await expect(celsius).toBeInViewport()
    await expect(fahrenheit).toBeHidden()
    await page.goBack()
    await expect(fahrenheit).toBeInViewport()
  })
})

test('an announcement bar that cannot be closed has no button; the `gtag` option works: its scripts run, and every page that is shown is an event', async ({
  page,
}) => {
  await openPage(page, 'manual')
  const bar = page.locator('.theme-announcement-bar')
  await expect(bar).toContainText('The stove is hot.')
  await expect(bar.getByRole('button')).toHaveCount(0)

  await expect(page.locator('html')).toHaveAttribute('data-tags', 'loaded')
  const events = () =>
    page.evaluate(() =>
      (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer
        .map((entry) => Array.from(entry))
        .filter(([kind, name]) => kind === 'event' && name === 'page_view'),
    )
  const before = (await events()).length
  await page.getByRole('link', {name: 'Journal'}).first().click()
  await expect.poll(async () => (await events()).length).toBe(before + 1)
})
