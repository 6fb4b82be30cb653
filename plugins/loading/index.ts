import type {PluginConfig} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {checkOptions, texts, type OptionsSchema} from '../lib/options'
import bootstrap from './build/bootstrap'
import buildCache from './build/buildCache'
import compileHints from './build/compileHints'
import docsScript from './build/docsScript'
import lazyStyles from './build/lazyStyles'
import links from './build/links'
import noHighlighter from './build/noHighlighter'
import progressBar from './build/progressBar'
import purgedStyles from './build/purgedStyles'
import routeScripts from './build/routeScripts'
import speculationRules from './build/speculationRules'

export {default as breakpoint} from './breakpoint'
export {deferScripts} from './build/deferredScripts'

export interface Options {
  /** Leaves out the plugins that only save bytes and time. */
  unoptimised: boolean
  /** Folders whose styles are loaded with their scripts, not with every page. */
  lazyStyles: readonly string[]
  /** Globs, relative to the site, of files that pages depend on besides their own source. */
  buildInputs: readonly string[]
}

const schema: OptionsSchema<Options> = {
  unoptimised: Joi.boolean().required(),
  lazyStyles: texts.required(),
  buildInputs: texts.required(),
}

/**
 * The plugins that decide what a page loads, and when, and two that only change the build. Most
 * are patches: files that rely on internals of Docusaurus. Each patch's docstring says what it
 * relies on; if an upgrade has changed that, most patches stop the build (patch.ts).
 */
export function loadingPlugins(options: Options): PluginConfig[] {
  checkOptions('loading', schema, options)
  const {unoptimised, lazyStyles: lazyFolders, buildInputs} = options
  // Unoptimised builds have these too: without them the site would not work correctly.
  const always: PluginConfig[] = [bootstrap, progressBar]
  if (unoptimised) return always
  return [
    ...always,
    links,
    speculationRules,
    noHighlighter,
    lazyStyles(lazyFolders),
    purgedStyles,
    docsScript,
    routeScripts,
    compileHints,
    buildCache(buildInputs),
  ]
}
