import {readFileSync, readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {builds, root} from '../builds'

test('the entry script contains nothing that is loaded on demand', () => {
  const folder = join(root, builds.site.folder, 'assets', 'js')
  const entry = readdirSync(folder).find((file) => /^main\..*\.js$/.test(file)) ?? ''
  const script = readFileSync(join(folder, entry), 'utf8')
  for (const [part, marker] of [
    ['DocSearch', 'DocSearch-Modal'],
    ['the highlighter', 'languages.javascript'],
    ['React Facet', 'NoValue'],
    ['the search engine', 'minisearch'],
  ] as const) {
    expect(script.includes(marker), `${part} is in ${entry}`).toBe(false)
  }
})

test('scripts that hydrate a page have a compile hint, and the editor has none', () => {
  const folder = join(root, builds.site.folder)
  const hasCompileHint = (file: string) =>
    readFileSync(join(folder, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad')
  const html = readFileSync(join(folder, 'docs', 'goals', 'index.html'), 'utf8')
  const [, paths = ''] = /name="?page-scripts"? content="([^"]*)"/.exec(html) ?? []
  const scripts = paths.split(' ').map((path) => path.replace(builds.site.baseUrl, ''))
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((script) => !hasCompileHint(script))).toEqual([])
  // The heaviest script is the editor, which is loaded on demand.
  const [heaviest = ''] = readdirSync(join(folder, 'assets', 'js'))
    .map((file) => join('assets', 'js', file))
    .sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size)
  expect(hasCompileHint(heaviest)).toBe(false)
})
