import type {Nodes} from 'mdast'
import {toString} from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {expect, test, type Page} from '../fixtures'
import {routes} from '../routes'

const posts = ['/blog/hello-world', '/blog/hola', '/blog/welcome']
const docs = routes.filter((route) => route.startsWith('/docs/'))
const markdownPages = [...docs, ...posts, '/markdown-page']

/** What page and twin must have in common, in order. */
interface Outline {
  headings: string[]
  links: string[]
  fences: string[]
}

/** Reads the outline of the page that is open, as the build made it. */
function outlinePage(page: Page): Promise<Outline> {
  return page.evaluate(() => {
    const outline: Outline = {headings: [], links: [], fences: []}
    const text = (element: Element) => element.textContent.trim()
    const title = document.querySelector('article h1')
    const content =
      document.querySelector('article .markdown') ?? title?.closest('article')

    const walk = (element: Element): void => {
      if (element.matches('noscript, button, .hash-link')) return
      if (element.matches('.tabs-container')) {
        const panels = [...element.querySelectorAll('[role=tabpanel]')]
        const tabs = [...element.querySelectorAll('[role=tab]')]
        // A section of the twin for each tab.
        for (const [index, tab] of tabs.entries()) {
          outline.headings.push(text(tab))
          const panel = panels[index]
          if (panel) walk(panel)
        }
        return
      }
      if (element instanceof HTMLHeadingElement && element !== title) {
        const heading = element.cloneNode(true) as Element
        heading.querySelector('.hash-link')?.remove()
        outline.headings.push(text(heading))
      }
      // The build links names in code style; the twin has the links that were written.
      if (element instanceof HTMLAnchorElement && !element.matches('.api-link')) {
        const {origin, href} = element
        outline.links.push(origin === location.origin ? href.slice(origin.length) : href)
      }
      if (element instanceof HTMLPreElement) {
        outline.fences.push(text(element))
        return
      }
      for (const child of element.children) walk(child)
    }
    if (title) outline.headings.push(text(title))
    if (content) walk(content)
    return outline
  })
}

/** Reads the outline of a twin; links to twins of the site count as links to their pages. */
function outlineTwin(markdown: string, siteUrl: string): Outline {
  const outline: Outline = {headings: [], links: [], fences: []}
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node: Nodes) => {
    if (node.type === 'heading') outline.headings.push(toString(node))
    if (node.type === 'code') outline.fences.push(node.value.trim())
    if (node.type === 'link') {
      const isInternal = node.url.startsWith(`${siteUrl}/`)
      const path = node.url.slice(siteUrl.length).replace(/\.md(?=#|$)/, '')
      outline.links.push(isInternal ? path : node.url)
    }
  })
  return outline
}

/** Origin of the site as it calls itself, which is not where the tests find it. */
async function siteUrlOf(page: Page): Promise<string> {
  const url = await page.locator('link[rel=canonical]').getAttribute('href')
  return new URL(url ?? '').origin
}

interface StructuredData {
  '@type': string
  [property: string]: unknown
}

/** All structured data of the page that is open. */
async function structuredData(page: Page): Promise<StructuredData[]> {
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
  return blocks.flatMap((block) => JSON.parse(block) as StructuredData | StructuredData[])
}

test.describe('Markdown twins', () => {
  for (const path of markdownPages) {
    test(`${path} has the headings, links and fences of its page`, async ({page}) => {
      await page.goto(path)
      const twin = page.locator('link[rel=alternate][type="text/markdown"]')
      await expect(twin).toHaveAttribute('href', `${path}.md`)

      const response = await page.request.get(`${path}.md`)
      expect(response.ok()).toBe(true)
      const markdown = await response.text()
      expect(outlineTwin(markdown, await siteUrlOf(page))).toEqual(
        await outlinePage(page),
      )
      expect(markdown).not.toMatch(/---cut---|^\/\/ @errors|^import .*@site/m)
    })
  }

  test('a page is copied as Markdown, fetched only when asked', async ({
    openPage,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await openPage('/docs/goals')
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const response = await page.request.get('/docs/goals.md')

    await page.getByRole('button', {name: 'Copy page as Markdown'}).click()
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await response.text(),
    )
    expect(requests.filter((path) => path.endsWith('.md'))).toEqual(['/docs/goals.md'])
  })

  test('the copy button says when it fails', async ({openPage, problems}) => {
    const page = await openPage('/blog/hola')
    await page.route('**/*.md', (route) => route.fulfill({status: 404}))
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click()
    await expect(page.getByRole('button', {name: 'Failed'})).toBeVisible()
    expect(problems.splice(0).join()).toContain('404')
  })

  test('the alternate follows client-side navigation', async ({openPage}) => {
    const page = await openPage('/docs/goals')
    await page.getByRole('link', {name: /^Next/}).click()
    const twin = page.locator('link[rel=alternate][type="text/markdown"]')
    await expect(twin).toHaveAttribute('href', '/docs/getting-started.md')
  })
})

test.describe('llms.txt', () => {
  test('lists every page once, and all lead somewhere', async ({page}) => {
    await page.goto('/')
    const siteUrl = await siteUrlOf(page)
    const index = await (await page.request.get('/llms.txt')).text()
    const listed = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\.md\): \S/gm)].map(
      ([, url = '']) => url.slice(siteUrl.length),
    )
    expect(listed.toSorted()).toEqual(markdownPages.toSorted())
  })

  test('the full file has all twins', async ({page}) => {
    const full = await (await page.request.get('/llms-full.txt')).text()
    for (const path of markdownPages) {
      expect(full).toContain(await (await page.request.get(`${path}.md`)).text())
    }
  })
})

test.describe('structured data', () => {
  const types = (data: StructuredData[]) => data.map((item) => item['@type']).sort()

  test('a docs page is a TechArticle in a BreadcrumbList', async ({page}) => {
    await page.goto('/docs/api/hooks/use-facet-map')
    const data = await structuredData(page)
    expect(types(data)).toEqual(['BreadcrumbList', 'TechArticle'])
    expect(data.find((item) => item['@type'] === 'TechArticle')).toMatchObject({
      headline: 'useFacetMap',
      url: `${await siteUrlOf(page)}/docs/api/hooks/use-facet-map`,
    })
  })

  test('a post is a BlogPosting in a BreadcrumbList', async ({page}) => {
    await page.goto('/blog/hola')
    const data = await structuredData(page)
    expect(types(data)).toEqual(['BlogPosting', 'BreadcrumbList'])
    expect(data.find((item) => item['@type'] === 'BlogPosting')).not.toHaveProperty(
      'author',
    )
  })

  test('the home page is a WebSite that can be searched', async ({page}) => {
    await page.goto('/')
    const [site, ...others] = await structuredData(page)
    expect(others).toEqual([])
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${await siteUrlOf(page)}/search?q={query}`,
        'query-input': 'required name=query',
      },
    })
  })
})

test('every page has a social card of the right size, and Markdown pages their own', async ({
  page,
}) => {
  test.slow()
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
    cards.set(path, image)
  }
  expect(new Set(markdownPages.map((path) => cards.get(path))).size).toBe(
    markdownPages.length,
  )
})

test('a browser finds how to search the site', async ({page}) => {
  await page.goto('/')
  const link = page.locator('link[rel=search]')
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml')
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  const template = /<Url[^>]*template="([^"]*)"/.exec(await response.text())?.[1]
  expect(template).toBe(`${await siteUrlOf(page)}/search?q={searchTerms}`)
})

for (const path of ['/docs/goals', '/blog/hola']) {
  test(`${path}: an issue names the page, and the section at the click`, async ({
    openPage,
    context,
  }) => {
    await context.route('https://github.com/**', (route) => route.fulfill({body: ''}))
    const page = await openPage(path)
    const link = page.getByRole('link', {name: 'Is something wrong or missing?'})
    const url = (await siteUrlOf(page)) + path
    const body = async () =>
      new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')
    expect(await body()).toContain(`Page: ${url}\n`)

    await page.evaluate(() => (location.hash = '#try-it'))
    await link.dispatchEvent('auxclick')
    expect(await body()).toContain(`Page: ${url}#try-it\n`)
  })
}
