import {join} from 'node:path'
import {getSwcLoaderOptions} from '@docusaurus/faster'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {RuleSetRule} from 'webpack'

/** Modules of src that browsers load when they are asked for: no page's HTML has them. */
const browserModules = [
  'components/Example/mount.tsx',
  'components/HomeHud/index.tsx',
  'components/SearchModal/index.tsx',
  'components/TypeHints/index.tsx',
  'search/engines/embedded/load.ts',
  'search/engines/hosted.ts',
]

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

/** Whether an entry of PostCSS' plugins is the preset that Docusaurus begins with. */
function isPreset(entry: unknown): boolean {
  return Array.isArray(entry) && String(entry[0]).includes('postcss-preset-env')
}

/**
 * Docusaurus plugin: spares the build what this site does not need. Loaders that are
 * written in JavaScript share one thread, and the bundler waits for it.
 */
export default function quickBuild({siteDir}: LoadContext): Plugin {
  const unusedByServer: RuleSetRule = {
    // A module that has moved is an error: it would be compiled again, unnoticed.
    include: browserModules.map((path) => require.resolve(join(siteDir, 'src', path))),
    enforce: 'pre',
    use: require.resolve('./emptyLoader.js'),
  }
  return {
    name: 'quick-build',

    configureWebpack: ({module}, isServer) => ({
      mergeStrategy: {'module.rules': 'replace'},
      module: {
        rules: [
          ...(module?.rules ?? []).flatMap((rule) =>
            isScriptRule(rule) ? splitPackages(rule, isServer) : [rule],
          ),
          ...(isServer ? [unusedByServer] : []),
        ],
      },
    }),

    configurePostCss: (options) => ({
      ...options,
      // No file of styles has a configuration of its own, which PostCSS would look for in
      // all folders above it.
      config: false,
      // What older browsers need is added by Lightning CSS, which minifies all styles.
      plugins: options.plugins.filter((entry) => !isPreset(entry)),
    }),
  }
}
