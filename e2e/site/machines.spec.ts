import {createHash} from 'node:crypto'
import {load, type CheerioAPI} from 'cheerio'
import {siteOrigin} from '../builds'
import {expect, intercept, openPage, test, type Page} from '../fixtures'
import {markdownRoutes, routes} from '../routes'

type StructuredData = Record<string, unknown> & {'@type': string}

/** Reads all structured data of a page, sorted by type. */
function structuredData(page: CheerioAPI): StructuredData[] {
  return page('script[type="application/ld+json"]')
    .get()
    .flatMap((script) => [JSON.parse(page(script).text())].flat() as StructuredData[])
    .sort((a, b) => a['@type'].localeCompare(b['@type']))
}

/** Expects the report link of the open page to name it and the current section. */
async function expectReportLink(page: Page, path: string): Promise<void> {
  const link = page.getByRole('link', {name: 'Is something wrong or missing?'})
  const url = `${siteOrigin}${path}/`
  const body = async () =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')
  expect(await body()).toContain(`Page: ${url}\n`)

  await page.evaluate(() => (location.hash = '#try-it'))
  // A synthetic middle click adds the section to the link without following it.
  await link.dispatchEvent('auxclick')
  expect(await body()).toContain(`Page: ${url}#try-it\n`)
}

test('a page links to its Markdown page, which the copy button fetches; its report link names the page and the current section', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/docs/goals')
  await expectReportLink(page, '/docs/goals')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const response = await page.request.get('/docs/goals.md')

  await page.getByRole('button', {name: 'Copy page as Markdown'}).click()
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await response.text(),
  )
  expect(requests.filter((path) => path.endsWith('.md'))).toEqual(['/docs/goals.md'])

  // The next page links to a alternate of its own.
  await page.getByRole('link', {name: /^Next/}).click()
  const alternate = page.locator('link[rel=alternate][type="text/markdown"]')
  await expect(alternate).toHaveAttribute('href', '/docs/getting-started.md')
})

test('the report link of a post names it, and its copy button reports a failure', async ({
  problems,
  provokes,
  page,
}) => {
  provokes(/404/)
  await openPage(page, '/blog/hola')
  await expectReportLink(page, '/blog/hola')
  await intercept(page, '**/*.md', (route) => route.fulfill({status: 404}))
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click()
  await expect(page.getByRole('button', {name: 'Failed'})).toBeVisible()
  // It was the request that failed, not the clipboard.
  await expect.poll(() => problems.join()).toContain('404')
})

test('llms.txt lists every Markdown page once, and llms-full.txt contains them all', async ({
  page,
}) => {
  const read = async (path: string) => (await page.request.get(path)).text()
  const listed = (await read('/llms.txt')).matchAll(/^- \[[^\]]+\]\(([^)]+)\.md\): \S/gm)
  const paths = [...listed].map(([, url = '']) => url.slice(siteOrigin.length))
  expect(paths.sort()).toEqual(markdownRoutes.toSorted())
  const full = await read('/llms-full.txt')
  for (const path of markdownRoutes) expect(full).toContain(await read(`${path}.md`))
})

test('a tool finds the skill by the index and its digest, and llms.txt names it', async ({
  page,
}) => {
  const {request} = page
  const indexUrl = '/.well-known/agent-skills/index.json'
  const index = await request.get(indexUrl)
  expect(index.headers()['content-type']).toBe('application/json')
  const {skills} = (await index.json()) as {skills: {url: string; digest: string}[]}
  expect(skills).toHaveLength(1)
  for (const {url, digest} of skills) {
    const skill = await request.get(new URL(url, index.url()).href)
    expect(skill.headers()['content-type']).toBe('text/markdown')
    const hash = createHash('sha256').update(await skill.body())
    expect(digest).toBe(`sha256:${hash.digest('hex')}`)
    const address = siteOrigin + new URL(url, siteOrigin + indexUrl).pathname
    for (const file of ['/llms.txt', '/AGENTS.md'])
      expect(await (await request.get(file)).text()).toContain(address)
  }
})

test('structured data describes each kind of page', async ({request}) => {
  const breadcrumbs = {'@type': 'BreadcrumbList'}
  const article = {
    '@type': 'TechArticle',
    headline: 'useFacetMap',
    url: `${siteOrigin}/docs/api/hooks/use-facet-map/`,
  }
  const site = {
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteOrigin}/search/?q={query}`,
      'query-input': 'required name=query',
    },
  }
  for (const [path, ...expected] of [
    ['/docs/api/hooks/use-facet-map', breadcrumbs, article],
    ['/blog/hola', {'@type': 'BlogPosting'}, breadcrumbs],
    ['/', site],
  ] as const) {
    const data = structuredData(load(await (await request.get(path)).text()))
    expect(data, path).toMatchObject(expected)
    // The posts name no authors, and an empty list of authors is left out.
    for (const item of data) expect(item).not.toHaveProperty('author')
  }
})

test('every page has a social card, and no two pages with a Markdown page share one', async ({
  page,
}) => {
  const cards = new Map<string, string>()
  for (const path of routes) {
    const html = await (await page.request.get(path)).text()
    const [, image = ''] = /property="?og:image"? content="?([^"\s>]+)/.exec(html) ?? []
    const [, twitterImage] =
      /name="?twitter:image"? content="?([^"\s>]+)/.exec(html) ?? []
    expect(twitterImage).toBe(image)
    const png = await (await page.request.get(new URL(image).pathname)).body()
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    // The images are compared, because two addresses may serve the same image.
    cards.set(path, png.toString('base64'))
  }
  expect(new Set(markdownRoutes.map((path) => cards.get(path))).size).toBe(
    markdownRoutes.length,
  )
})

test('pages link to an OpenSearch description', async ({request}) => {
  const $ = load(await (await request.get('/')).text())
  const link = $('link[rel=search]')
  expect(link.attr('type')).toBe('application/opensearchdescription+xml')
  const response = await request.get(link.attr('href') ?? '')
  const template = /<Url[^>]*template="([^"]*)"/.exec(await response.text())?.[1]
  expect(template).toBe(`${siteOrigin}/search/?q={searchTerms}`)
})
