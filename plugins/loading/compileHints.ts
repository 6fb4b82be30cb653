import type {Plugin} from '@docusaurus/types'

/** Asks the browser to compile all functions of a script (Explicit Compile Hints of Chromium). */
const hint = '//# allFunctionsCalledOnLoad'

/**
 * Docusaurus plugin: the entry and the scripts of routes are compiled as they arrive, beside
 * the main thread. Otherwise a browser compiles each function when it is first called, and
 * the controls of a page wait 0.1 s longer on a phone. Browsers that do not know the hint read a
 * comment.
 *
 * Scripts that are imported when something is asked for have no name, and no hint: of an
 * editor, most is never called.
 */
export default function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack(_configuration, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      const {BannerPlugin, Compilation} = currentBundler.instance
      return {
        plugins: [
          new BannerPlugin({
            banner: ({chunk}) => (chunk.name ? hint : ''),
            raw: true,
            test: /\.js$/,
            // The minimizer, which comes before, would take it away.
            stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
          }),
        ],
      }
    },
  }
}
