import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {RouteConfig} from '@docusaurus/types'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {createScriptNamer, scriptsOfRoutes} from './routeScripts'

const route = (path: string, ...children: string[]): RouteConfig => ({
  path,
  component: '@theme/Any',
  routes: children.length > 0 ? children.map((child) => route(child)) : undefined,
})

const routes = [
  route('/sub/'),
  route('/sub/docs', '/sub/docs/goals', '/sub/docs/why-not'),
]

const chunkNames = {
  '/sub/-e5f': {__comp: 'home'},
  '/sub/docs-614': {__comp: 'frame', __context: {plugin: 'data'}},
  '/sub/docs/goals-a40': {__comp: 'doc', content: 'goals'},
  '/sub/docs/why-not-b1': {__comp: 'doc', items: [{content: 'why'}, {content: 'not'}]},
}

const registry = `export default {
  "home": [() => import(/* webpackChunkName: "home" */ "@site/src/pages/index.tsx"), "@site/src/pages/index.tsx", require.resolveWeak("@site/src/pages/index.tsx")],
  "frame": [() => import(/* webpackChunkName: "frame" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],
  "data": [() => import(/* webpackChunkName: "data" */ "@generated/plugin.json"), "@generated/plugin.json", require.resolveWeak("@generated/plugin.json")],
  "doc": [() => import(/* webpackChunkName: "doc" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "goals": [() => import(/* webpackChunkName: "goals" */ "@site/docs/goals.mdx"), "@site/docs/goals.mdx", require.resolveWeak("@site/docs/goals.mdx")],
  "why": [() => import(/* webpackChunkName: "why" */ "@site/docs/why.mdx"), "@site/docs/why.mdx", require.resolveWeak("@site/docs/why.mdx")],
};`

const scripts = new Map([
  ['@site/src/pages/index.tsx', ['js/home.js']],
  ['@theme/DocsRoot', ['js/shared.js', 'js/docs.js']],
  ['@generated/plugin.json', ['js/shared.js', 'js/docs.js']],
  ['@theme/DocItem', ['js/doc.js']],
  ['@site/docs/goals.mdx', ['js/goals.js']],
  ['@site/docs/why.mdx', ['js/why.js']],
  ['@theme/NotFound', ['js/lost.js']],
])

describe('scriptsOfRoutes', () => {
  it('gives those of a page and of the routes that it is in, each once', () => {
    expect(scriptsOfRoutes(routes, chunkNames, registry, scripts)).toEqual(
      new Map([
        ['*', ['js/lost.js']],
        ['/sub/', ['js/home.js']],
        ['/sub/docs/goals', ['js/shared.js', 'js/docs.js', 'js/doc.js', 'js/goals.js']],
        ['/sub/docs/why-not', ['js/shared.js', 'js/docs.js', 'js/doc.js', 'js/why.js']],
      ]),
    )
  })

  it('refuses names that are in another order', () => {
    const [first, ...others] = Object.entries(chunkNames)
    const moved = Object.fromEntries([...others, ...(first ? [first] : [])])
    expect(() => scriptsOfRoutes(routes, moved, registry, scripts)).toThrow(
      '/sub/ has the names of the chunks of /sub/docs-614',
    )
  })
})

describe('createScriptNamer', () => {
  let generatedFilesDir: string
  beforeEach(async () => {
    generatedFilesDir = await mkdtemp(join(tmpdir(), 'route-scripts-'))
    await writeFile(join(generatedFilesDir, 'registry.js'), registry)
    await writeFile(
      join(generatedFilesDir, 'routesChunkNames.json'),
      JSON.stringify(chunkNames),
    )
  })
  afterEach(() => rm(generatedFilesDir, {recursive: true}))

  it('names them behind a bar, where the route of the page has any', async () => {
    const name = await createScriptNamer(routes, generatedFilesDir, '/sub/', scripts)
    const html = '<meta name=page-scripts content="/sub/js/main.js"><p title="a">'
    const named = (path: string) => name(path, html).replace(/<p.*/, '')
    expect(named('index.html')).toContain('"/sub/js/main.js|/sub/js/home.js"')
    expect(named('404.html')).toContain('"/sub/js/main.js|/sub/js/lost.js"')
    expect(named('docs/goals/index.html')).toMatch(
      /main\.js\|\S+shared\.js \S+docs\.js \S+doc\.js \S+goals\.js"/,
    )
    expect(name('other/index.html', html)).toBe(html)
  })
})
