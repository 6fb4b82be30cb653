import type {Plugin} from '@docusaurus/types'

/** Tells Chromium to compile all functions of a script early (Explicit Compile Hints). */
const hint = '//# allFunctionsCalledOnLoad'

/**
 * Docusaurus plugin: makes browsers compile the entry script and the routes' scripts as they
 * arrive, off the main thread. Without the hint, each function is compiled when it is first
 * called, and the controls of a page wait 0.1 s longer on a phone. Browsers that do not know the
 * hint ignore it, because it is a comment. Relies on Chromium reading the hint; no test would
 * notice if Chromium no longer did.
 *
 * Chunks that are imported on demand have no name and get no hint: most functions of the
 * editor, for example, are never called.
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
            // Runs after the minimizer, which would remove the hint.
            stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
          }),
        ],
      }
    },
  }
}
