import type {Plugin} from '@docusaurus/types'
import type {Compilation, Compiler} from 'webpack'
import {PurgeCSS} from 'purgecss'
import {inlineVariables} from './inlineVariables'

/**
 * Styles of parts that no page is built with: they come with the part, when it is asked for.
 * Those of a single page cannot, because built pages name the styles of the entry alone.
 */
const lazyStyles = /[\\/](SearchModal|HomeHud|TypeHints|@docsearch)[\\/]/

/** What scripts and browsers add to a page is not in the bundle's text. */
const safelist = {
  standard: ['html', 'body', 'main', /^nprogress/, /^navigation-with-keyboard$/],
}

/**
 * Drops what nothing in the bundle's scripts names from the bundle's stylesheets, and
 * variables that could as well be values.
 */
async function purge(compilation: Compilation, compiler: Compiler): Promise<void> {
  const assets = compilation.getAssets()
  const text = (extension: string) =>
    assets
      .filter(({name}) => name.endsWith(extension))
      .map(({name, source}) => ({name, raw: source.source().toString(), extension}))
  const css = text('.css')
  const scripts = text('.js').map(({raw}) => raw)
  // Icons take their colour from variables that only scripts name.
  const variables = scripts.flatMap((script) => script.match(/--[a-z][\w-]*/g) ?? [])
  const results = await new PurgeCSS().purge({
    content: scripts.map((raw) => ({raw, extension: 'js'})),
    css,
    safelist: {...safelist, variables},
    keyframes: true,
    variables: true,
  })
  const purged = css.map(({raw}, index) => results[index]?.css ?? raw)
  for (const [index, lean] of inlineVariables(purged, new Set(variables)).entries()) {
    const name = css[index]?.name
    if (name !== undefined) {
      compilation.updateAsset(name, new compiler.webpack.sources.RawSource(lean))
    }
  }
}

class LeanCssPlugin {
  apply(compiler: Compiler): void {
    const {Compilation} = compiler.webpack
    compiler.hooks.compilation.tap('lean-css', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Before minification and before names are given by content.
        {name: 'lean-css', stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS},
        () => purge(compilation, compiler),
      )
    })
  }
}

/**
 * Docusaurus plugin: sends a page the styles it can use. Infima styles every component of
 * the classic theme, most of which the site does not have; and Docusaurus gathers all
 * styles in one file, those of search and of the home page's proof included. When pages
 * are built, deferStyles.ts splits what is left.
 */
export default function leanCss(): Plugin {
  return {
    name: 'lean-css',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [new LeanCssPlugin()],
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {
                    test: (module: {identifier: () => string}) =>
                      !lazyStyles.test(module.identifier()),
                  },
                },
              },
            },
          },
  }
}
