import {getSwcLoaderOptions} from '@docusaurus/faster'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {RuleSetRule} from 'webpack'
import {assertInternal} from './patch'

type Rule = RuleSetRule | '...' | '' | 0 | false | null | undefined

/** Docusaurus' rule for scripts. */
interface ScriptRule extends RuleSetRule {
  use: {loader: string}[]
  exclude: (path: string) => boolean
}

const isPackage = (path: string) => /[\\/]node_modules[\\/]/.test(path)

function isScriptRule(rule: Rule): rule is ScriptRule {
  const use = (rule as Partial<ScriptRule> | null | undefined)?.use
  return Array.isArray(use) && use.some(({loader}) => loader.includes('babel-loader'))
}

/** Makes SWC compile the rule's packages in the bundler's threads, and leaves the rest to Babel. */
function split(rule: Rule, isServer: boolean): Rule[] {
  if (!isScriptRule(rule)) return [rule]
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
 * Docusaurus plugin: compiles the packages of Docusaurus and its plugins with SWC, and only the
 * site's own code with Babel. If Babel compiled both, a fifth of a clean build would be spent
 * waiting for its single thread. A site with `future.faster.swcJsLoader`, which ignores
 * babel.config.js, or without `rspackBundler` compiles everything in one way.
 *
 * Relies on Docusaurus having one rule that hands scripts to Babel.
 */
export default function compiledPackages({siteConfig}: LoadContext): Plugin {
  const {rspackBundler, swcJsLoader} = siteConfig.future.faster
  return {
    name: 'compiled-packages',
    configureWebpack({module}, isServer) {
      if (!rspackBundler || swcJsLoader) return {}
      const rules = module?.rules ?? []
      assertInternal(
        'compiledPackages.ts',
        '@docusaurus/core',
        rules.filter(isScriptRule).length === 1,
        'one rule that hands scripts to babel-loader',
      )
      return {
        mergeStrategy: {'module.rules': 'replace'},
        module: {rules: rules.flatMap((rule) => split(rule, isServer))},
      }
    },
  }
}
