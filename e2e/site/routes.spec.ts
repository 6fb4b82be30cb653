import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {builds, generatedFolder, root} from '../builds'
import {routes} from '../routes'

const build = join(root, builds.site.folder)

function htmlFiles(): string[] {
  return (
    readdirSync(build, {recursive: true, encoding: 'utf8'})
      // HTML files in assets are the documents of iframes, not pages.
      .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
      .map((file) => `/${file.replaceAll('\\', '/')}`)
      .sort()
  )
}

test('the build has exactly the pages of routes.ts, /docs and the not-found page', () => {
  const expected = [...routes, '/docs'].map((route) =>
    `${route}/index.html`.replace('//', '/'),
  )
  expect(htmlFiles()).toEqual([...expected, '/404.html'].sort())
})

test('the sitemap lists each page once, except /docs, which only redirects, and /search', () => {
  const sitemap = readFileSync(join(build, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  const expected = routes.filter((route) => route !== '/search')
  expect(paths.sort()).toEqual(expected.map((route) => route.replace(/\/?$/, '/')).sort())
})

test('feeds list the posts, newest first, without buttons', () => {
  for (const feed of ['rss.xml', 'atom.xml']) {
    const text = readFileSync(join(build, 'blog', feed), 'utf8')
    const links = text.matchAll(/<link(?:>| href=")[^<"]*\/blog\/([\w-]+)\/(?:<|"\/>)/g)
    const slugs = [...links].map(([, slug]) => slug)
    expect(slugs).toEqual(['welcome', 'hello-world', 'hola'])
    // Code that shows a button has `&lt;`.
    expect(text).not.toContain('<button')
  }
})

test('the build has the files that static hosts and crawlers look for', () => {
  const files = readdirSync(build)
  for (const file of ['404.html', '.nojekyll', 'robots.txt', 'sitemap.xml']) {
    expect(files).toContain(file)
  }
})

test('a broken link and a broken anchor would have failed the build', () => {
  const config = join(root, generatedFolder('site'), 'docusaurus.config.mjs')
  const text = readFileSync(config, 'utf8')
  for (const fault of ['onBrokenLinks', 'onBrokenAnchors'])
    expect(text).toContain(`"${fault}": "throw"`)
})
