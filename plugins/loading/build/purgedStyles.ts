import type {Plugin} from '@docusaurus/types'
import {PurgeCSS} from 'purgecss'
import type {Compilation, Compiler} from 'webpack'
import {dropOverridden} from './overriddenStyles'

/** Elements and classes that pages have although no script of the build names them. */
const safelist = ['html', 'body', 'main', /^nprogress/, /^navigation-with-keyboard$/]

async function purge(compilation: Compilation, {webpack}: Compiler): Promise<void> {
  const read = (extension: string) =>
    compilation
      .getAssets()
      .filter(({name}) => name.endsWith(extension))
      .map(({name, source}) => ({name, raw: source.source().toString()}))
  const scripts = read('.js').map(({raw}) => raw)
  if (scripts.length === 0)
    throw new Error('The build has no scripts, so nothing shows which styles are used.')
  const purged = await new PurgeCSS().purge({
    content: scripts.map((raw) => ({raw, extension: 'js'})),
    css: read('.css').map(({name, raw}) => ({name, raw: dropOverridden(raw)})),
    safelist: {
      standard: safelist,
      // PurgeCSS 8 considers `:where(.a):hover` unused although a script names the class.
      greedy: [/^:where/],
      // Icons take their colour from variables that only scripts name.
      variables: scripts.flatMap((script) => script.match(/--[a-z][\w-]*/g) ?? []),
    },
    keyframes: true,
    variables: true,
  })
  for (const [index, {name}] of read('.css').entries()) {
    const css = purged[index]?.css
    if (css !== undefined)
      compilation.updateAsset(name, new webpack.sources.RawSource(css))
  }
}

/**
 * Docusaurus plugin: removes styles that no script of the build names (Infima has some for every
 * component of the theme) and variables that the site overrides: 6.5 kB of every page. Relies on
 * components writing class names in full, which only browser tests check.
 */
export default function purgedStyles(): Plugin {
  const plugin = {
    apply(compiler: Compiler): void {
      // Runs before minification, and before file names get a hash of the content.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compiler.hooks.compilation.tap('purged-styles', (compilation) => {
        compilation.hooks.processAssets.tapPromise({name: 'purged-styles', stage}, () =>
          purge(compilation, compiler),
        )
      })
    },
  }
  return {
    name: 'purged-styles',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [plugin]},
  }
}
