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
  /** Leaves out the plugins that only save bytes and time. */
  stock: boolean
  /** Folders whose styles are loaded with their scripts, not with every page. */
  lazyStyles: readonly string[]
  /** Globs, relative to the site, of files that pages depend on besides their own source. */
  buildInputs: readonly string[]
}

const schema: OptionsSchema<Options> = {
  stock: Joi.boolean().required(),
  lazyStyles: texts.required(),
  buildInputs: texts.required(),
}

/**
 * The plugins that decide what a page loads, and when, and two that only change the build. Most
 * are seams: files that rely on internals of Docusaurus. Each seam's docstring says what it
 * relies on; if an upgrade has changed that, most seams stop the build (seam.ts).
 */
export function loadingPlugins(options: Options): PluginConfig[] {
  checkOptions('loading', schema, options)
  const {stock, lazyStyles: lazyFolders, buildInputs} = options
  // Stock builds have these too: without them the site would not work correctly.
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
