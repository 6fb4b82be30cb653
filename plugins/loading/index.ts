import type {PluginConfig} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {checkOptions, texts, type OptionsSchema} from '../lib/options'
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

export interface Options {
  /** Leaves out the seams that only save bytes and time. */
  stock: boolean
  /** Folders whose styles are loaded with their scripts, and are in no page. */
  lazyStyles: readonly string[]
  /** Globs, relative to the site, of what pages depend on besides their own source. */
  buildInputs: readonly string[]
}

const schema: OptionsSchema<Options> = {
  stock: Joi.boolean().required(),
  lazyStyles: texts.required(),
  buildInputs: texts.required(),
}

/**
 * The plugins that decide when and how much a page loads. Most of what touches the inside of
 * Docusaurus is here, in a file for each purpose. Its docstring says what it is for and what
 * it relies on; the build stops when that is missing (seam.ts).
 *
 * @throws when the options are wrong
 */
export function loadingPlugins(options: Options): PluginConfig[] {
  checkOptions('loading', schema, options)
  const {stock, lazyStyles: lazyFolders, buildInputs} = options
  // Without these the site would not work as it should.
  const always: PluginConfig[] = [bootstrap, progressBar]
  if (stock) return always
  return [
    ...always,
    links,
    noHighlighter,
    noHelpers,
    lazyStyles(lazyFolders),
    purgedStyles,
    docsScript,
    routeScripts,
    compileHints,
    compiledPackages,
    buildCache(buildInputs),
  ]
}
