import type {LoadContext, Plugin} from '@docusaurus/types'
import {afterEach, expect, it, vi} from 'vitest'
import type {Configuration} from 'webpack'
import buildCache from './buildCache'
import {deferScripts} from './deferredScripts'
import {docsChunks} from './docsScript'
import lazyStyles from './lazyStyles'
import {expectLinks} from './links'
import {highlighterModule} from './noHighlighter'
import {expectOneCopy} from './progressBar'
import {addRequests} from './routeScripts'

/** Configures the bundler for the browser with one plugin. */
function configure(plugin: Plugin, configuration: Configuration) {
  return plugin.configureWebpack?.(configuration, false, {} as never, undefined)
}

const siteConfig = {future: {faster: {rspackPersistentCache: true}}}
const context = {siteDir: __dirname, baseUrl: '/', siteConfig} as unknown as LoadContext

/**
 * Runs each patch (a part that relies on internals of Docusaurus) with input that breaks its
 * expectation.
 */
const breakages: Record<string, () => unknown> = {
  'buildCache.ts': () => configure(buildCache([])(context), {experiments: {}}),
  'deferredScripts.ts': () =>
    deferScripts('<html><head><%~ it.headTags %></head></html>'),
  'docsScript.ts': () => docsChunks({'/docs': {__comp: '17896441'}}),
  'lazyStyles.ts': () => configure(lazyStyles([])(), {optimization: {splitChunks: {}}}),
  'links.ts': () => expectLinks('docusaurus.preload(to)'),
  'noHighlighter.ts': () => highlighterModule('/elsewhere'),
  'progressBar.ts': () => expectOneCopy('/elsewhere/nprogress.js'),
  'routeScripts.ts': () => addRequests({origins: {}}, []),
}

afterEach(() => vi.unstubAllEnvs())

it.each(Object.entries(breakages))(
  'a patch whose expectation is not met stops the build: %s',
  (file, run) => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '')
    expect(run).toThrow(
      new RegExp(
        `^plugins/loading/build/${file} expects .+\\. @docusaurus/[\\w-]+ \\d+\\.\\d+`,
      ),
    )
  },
)

it("gives the bundler's cache a version of the site", () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '')
  const rspack = {cache: {type: 'persistent', version: '1'}} as object
  expect(configure(buildCache([])(context), {experiments: rspack})).toEqual({
    experiments: {cache: {version: '1-/', buildDependencies: []}},
  })
  vi.unstubAllEnvs()
})

it('defers the scripts of the installed page template, and puts its style sheets first', () => {
  const template = deferScripts()
  expect(template).not.toMatch(/<script\b/)
  expect(template).toContain('name="page-scripts"')
  expect(template.indexOf('rel="stylesheet"')).toBeLessThan(
    template.indexOf('it.headTags'),
  )
})
