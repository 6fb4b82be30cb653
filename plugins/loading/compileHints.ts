import type {Plugin} from '@docusaurus/types'

/** Asks the browser to compile all functions of a script (Explicit Compile Hints of Chromium). */
const hint = '//# allFunctionsCalledOnLoad'

/**
 * Docusaurus plugin: browsers compile the entry and the scripts of routes as they arrive, off
 * the main thread. Otherwise they compile each function when it is first called, and the
 * controls of a page wait 0.1 s longer on a phone. To browsers that do not know the hint it is
 * a comment.
 *
 * Scripts that are imported on demand have no name and get no hint: most of an editor, for
 * example, is never called.
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
