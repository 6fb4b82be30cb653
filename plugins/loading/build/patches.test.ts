import type {LoadContext, Plugin} from '@docusaurus/types'
import {afterEach, describe, expect, it, vi} from 'vitest'
import type {Configuration} from 'webpack'
import buildCache from './buildCache'
import compiledPackages from './compiledPackages'
import {deferScripts} from './deferredScripts'
import {docsChunks} from './docsScript'
import lazyStyles from './lazyStyles'
import {expectLinks} from './links'
import {expectSameExports} from './noHelpers'
import {highlighterModule} from './noHighlighter'
import {expectOneCopy} from './progressBar'
import {addRequests} from './routeScripts'

/** Configures the bundler for the browser with one plugin. */
function configure(plugin: Plugin, configuration: Configuration) {
  return plugin.configureWebpack?.(configuration, false, {} as never, undefined)
}

const babelRule = {test: /x/, exclude: () => false, use: [{loader: '/babel-loader.js'}]}

/**
 * Runs each patch (a part that relies on internals of Docusaurus) with input that breaks its
 * expectation.
 */
const breakages: Record<string, () => unknown> = {
  'buildCache.ts': () =>
    configure(buildCache([])({siteDir: __dirname, baseUrl: '/'} as LoadContext), {
      experiments: {},
    }),
  'compiledPackages.ts': () =>
    configure(compiledPackages(), {module: {rules: [{test: /x/}, '...']}}),
  'deferredScripts.ts': () =>
    deferScripts('<html><head><%~ it.headTags %></head></html>'),
  'docsScript.ts': () => docsChunks({'/docs': {__comp: '17896441'}}),
  'lazyStyles.ts': () => configure(lazyStyles([])(), {optimization: {splitChunks: {}}}),
  'links.ts': () => expectLinks('docusaurus.preload(to)'),
  'noHelpers.ts': () => expectSameExports({applyTrailingSlash: true}),
  'noHighlighter.ts': () => highlighterModule('/elsewhere'),
  'progressBar.ts': () => expectOneCopy('/elsewhere/nprogress.js'),
  'routeScripts.ts': () => addRequests({origins: {}}, []),
}

describe('a patch whose expectation is not met', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each(Object.entries(breakages))('stops the build: %s', (file, run) => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '')
    expect(run).toThrow(
      new RegExp(
        `^plugins/loading/build/${file} expects .+\\. @docusaurus/[\\w-]+ \\d+\\.\\d+`,
      ),
    )
  })
})

it('two rules for Babel stop the build too', () => {
  expect(() =>
    configure(compiledPackages(), {module: {rules: [babelRule, babelRule]}}),
  ).toThrow('one rule')
})

it('defers the scripts of the installed page template, and puts its style sheets first', () => {
  const template = deferScripts()
  expect(template).not.toMatch(/<script\b/)
  expect(template).toContain('name="page-scripts"')
  expect(template.indexOf('rel="stylesheet"')).toBeLessThan(
    template.indexOf('it.headTags'),
  )
})
