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
  /** Folders whose styles come with their scripts; no page is built with them. */
  lazyStyles: readonly string[]
  /** What shapes pages beside their own source: paths of the site, as globs. */
  buildInputs: readonly string[]
}

const schema: OptionsSchema<Options> = {
  stock: Joi.boolean().required(),
  lazyStyles: texts.required(),
  buildInputs: texts.required(),
}

/**
 * The plugins that decide when and how much a page loads. Most of what touches the inside of
 * Docusaurus is here, a file each: the head of a file says what it relies on and what it
 * buys, and the build stops when that is not there (seam.ts).
 *
 * @throws when the options are wrong
 */
export function loadingPlugins(options: Options): PluginConfig[] {
  checkOptions('loading', schema, options)
  const {stock, lazyStyles: lazyFolders, buildInputs} = options
  // What the site cannot be right without, on any build.
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
