import type {PluginConfig} from '@docusaurus/types'
import bootstrap from './bootstrap'
import buildCache from './buildCache'
import compileHints from './compileHints'
import compiledPackages from './compiledPackages'
import docsScript from './docsScript'
import lazyStyles from './lazyStyles'
import links from './links'
import noHelpers from './noHelpers'
import noHighlighter from './noHighlighter'
import progressBar from './progressBar'
import purgedStyles from './purgedStyles'
import routeScripts from './routeScripts'

export {deferScripts} from './deferredScripts'

/** What the site cannot be right without, on any build. */
const always: PluginConfig[] = [bootstrap, progressBar]

/** What makes pages light and builds quick, and may be left out. */
const seams: PluginConfig[] = [
  links,
  noHighlighter,
  noHelpers,
  lazyStyles,
  purgedStyles,
  docsScript,
  routeScripts,
  compileHints,
  compiledPackages,
  buildCache,
]

/**
 * The plugins that decide when and how much a page loads. Here, a file each, is all that
 * touches the inside of Docusaurus: the head of a file says what it relies on and what it
 * buys, and the build stops when that is not there (seam.ts).
 *
 * @param stock leaves out the seams that only save bytes and time
 */
export function loadingPlugins(stock: boolean): PluginConfig[] {
  return stock ? always : [...always, ...seams]
}
