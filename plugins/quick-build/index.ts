import {getSwcLoaderOptions} from '@docusaurus/faster'
import type {Plugin} from '@docusaurus/types'
import type {RuleSetRule} from 'webpack'

/** Docusaurus' rule for scripts. */
interface ScriptRule extends RuleSetRule {
  use: {loader: string}[]
  exclude: (path: string) => boolean
}

const isPackage = (path: string) => /[\\/]node_modules[\\/]/.test(path)

function isScriptRule(rule: unknown): rule is ScriptRule {
  const {use} = rule as Partial<ScriptRule>
  return Array.isArray(use) && use.some(({loader}) => loader.includes('babel-loader'))
}

/** Leaves packages to SWC, in the bundler's own threads; the site's code stays with Babel. */
function splitPackages(rule: ScriptRule, isServer: boolean): RuleSetRule[] {
  const {test, exclude} = rule
  return [
    {...rule, exclude: (path) => isPackage(path) || exclude(path)},
    {
      test,
      include: (path) => isPackage(path) && !exclude(path),
      loader: 'builtin:swc-loader',
      options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'}),
    },
  ]
}

/**
 * Docusaurus plugin: spares the build what this site does not need. Loaders that are
 * written in JavaScript share one thread, and the bundler waits for it.
 */
export default function quickBuild(): Plugin {
  return {
    name: 'quick-build',

    configureWebpack: ({module}, isServer) => ({
      mergeStrategy: {'module.rules': 'replace'},
      module: {
        rules: module?.rules?.flatMap((rule) =>
          isScriptRule(rule) ? splitPackages(rule, isServer) : [rule],
        ),
      },
    }),

    // No file of styles has a configuration of its own, which PostCSS would look for in all
    // folders above it.
    configurePostCss: (options) => ({...options, config: false}),
  }
}
