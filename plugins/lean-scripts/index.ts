import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {RuleSetRule} from 'webpack'
import {unusedParts, type ConfiguredParts} from './unusedParts'

const client = (path: string) => require.resolve(`@docusaurus/core/lib/client/${path}.js`)

const nothing = client('exports/Noop')

/** Parts of Docusaurus' client that it has no theme component or setting for. */
const clientParts: RuleSetRule[] = [
  // src/hydration has a banner of its own, which does not take late scripts for missing.
  {include: client('App'), resolve: {alias: {'./BaseUrlIssueBanner': nothing}}},
  // They do nothing but export, and the router's export that needs them is not used.
  {include: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false},
  {
    include: client('clientEntry'),
    resolve: {alias: {'./docusaurus': join(__dirname, 'preloader.ts')}},
  },
]

/**
 * Docusaurus plugin: leaves out of the bundle what this site's configuration never shows
 * (unusedParts.ts), what links in view would load (preloader.ts), what a library drags
 * along (utilsCommon.ts, helmet.ts) and generated data that only rendering to HTML reads
 * (generatedDataLoader.js, which also gathers the small chunks of docs and of the blog). A
 * part that gets configured is back with the next build.
 */
export default function leanScripts(
  {siteConfig, generatedFilesDir}: LoadContext,
  {versions}: Pick<ConfiguredParts, 'versions'>,
): Plugin {
  return {
    name: 'lean-scripts',
    configureWebpack: ({plugins}, isServer) => {
      const themeConfig = siteConfig.themeConfig as unknown as ConfiguredParts
      const parts = unusedParts({...themeConfig, versions})
      const alias = {
        '@docusaurus/utils-common$': join(__dirname, 'utilsCommon.ts'),
        ...Object.fromEntries(parts.map((part) => [`@theme/${part}`, nothing])),
      }
      const smaller = (...include: (string | RegExp)[]): RuleSetRule => ({
        include,
        enforce: 'pre',
        use: require.resolve('./generatedDataLoader.js'),
      })
      // Also where HTML is rendered: a page that reads what is left out fails there.
      const docsData = smaller(
        /docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/]docs-\w+\.json$/,
      )
      if (isServer) return {resolve: {alias}, module: {rules: [docsData]}}
      const clientData = smaller(
        join(generatedFilesDir, 'docusaurus.config.mjs'),
        join(generatedFilesDir, 'registry.js'),
      )
      return {
        mergeStrategy: {plugins: 'replace'},
        // It puts a table of all chunk names in the runtime, for links in view.
        plugins: plugins?.filter(
          (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
        ),
        output:
          process.env.NODE_ENV === 'production'
            ? {chunkFilename: 'assets/js/[contenthash:8].js'}
            : {},
        resolve: {
          alias: {...alias, 'react-helmet-async': join(__dirname, 'helmet.ts')},
        },
        module: {rules: [...clientParts, docsData, clientData]},
      }
    },
  }
}
