import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, hydrate, test, type Page} from '../fixtures'
import {routes} from '../routes'

const build = join(__dirname, '..', '..', 'build')

function htmlFiles(): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .sort()
}

test('the build has the pages of the specification and no other', () => {
  const expected = [...routes, '/docs'].map((route) =>
    `${route}/index.html`.replace('//', '/'),
  )
  expect(htmlFiles()).toEqual([...expected, '/404.html'].sort())
})

test('the sitemap lists each page once, /docs excepted, which only leads on', () => {
  const sitemap = readFileSync(join(build, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(paths.sort()).toEqual([...routes].sort())
})

/**
 * The page's elements and texts, one after the other, without what only attributes say and
 * without what scripts are meant to change: noscript, examples that run, and the logo,
 * which HTML has for each theme.
 */
function outline(page: Page): Promise<string> {
  return page.evaluate(() => {
    const changing =
      'noscript, [data-example-stage], [data-example] > figcaption, [class*="themedComponent"]'
    const walker = document.createTreeWalker(
      document.getElementById('__docusaurus') ?? document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        node instanceof Element && node.matches(changing)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    )
    const parts: string[] = []
    while (walker.nextNode()) {
      const {currentNode} = walker
      if (currentNode instanceof Element) parts.push(`<${currentNode.localName}>`)
      // Two texts side by side are one text in HTML.
      else if (currentNode instanceof Text) parts.push(currentNode.data)
    }
    return parts.join('').replace(/\s+/g, '')
  })
}

for (const route of routes) {
  test(`${route} hydrates without an error and stays as it is`, async ({page}) => {
    await page.goto(route)
    const before = await outline(page)
    await hydrate(page)
    // The search page answers its query once scripts run.
    if (route !== '/search') expect(await outline(page)).toBe(before)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /\w/,
    )
    expect(await page.title()).toMatch(/React Facet/)
  })
}

test('/docs brings the reader to the main doc', async ({openPage, page}) => {
  await page.goto('/docs')
  await expect(page).toHaveURL(/\/docs\/goals$/)
  await openPage('/docs/goals')
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('/docs brings the reader to the main doc', async ({page}) => {
    await page.goto('/docs')
    await expect(page).toHaveURL(/\/docs\/goals$/)
  })

  test('pages are readable and links work', async ({page}) => {
    await page.goto('/docs/api/hooks/use-facet-map')
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.locator('pre').first()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', {name: 'Goals'}).click()
    await expect(page).toHaveURL(/\/docs\/goals$/)
  })

  test('the source of a live example is shown', async ({page}) => {
    await page.goto('/docs/getting-started')
    const example = page.locator('[data-example]').first()
    await expect(example.locator('pre')).toContainText('import')
  })
})

test('an unknown path shows the not-found page with ways on', async ({
  page,
  problems,
}) => {
  const response = await page.goto('/docs/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
  await expect(page.getByRole('main').getByRole('link', {name: 'Hooks'})).toBeVisible()
  problems.splice(0)
})

for (const [typed, shown] of [
  ['/docs/goals/index.html', '/docs/goals'],
  ['/docs/goals.html', '/docs/goals'],
] as const) {
  test(`${typed} shows ${shown}`, async ({page}) => {
    await page.goto(typed)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
  })
}

test('feeds list the posts', () => {
  for (const feed of ['rss.xml', 'atom.xml']) {
    const text = readFileSync(join(build, 'blog', feed), 'utf8')
    for (const slug of ['hola', 'hello-world', 'welcome']) {
      expect(text).toContain(`/blog/${slug}`)
    }
  }
})

test('static hosts find what they look for', () => {
  const files = readdirSync(build)
  for (const file of ['404.html', '.nojekyll', 'robots.txt', 'sitemap.xml']) {
    expect(files).toContain(file)
  }
})
