import type {LoadContext, Plugin} from '@docusaurus/types'
import {globSync} from 'tinyglobby'
import {assertInternal} from './patch'

interface PersistentCache {
  cache?: {type?: string; version?: string}
}

/**
 * Docusaurus plugin: invalidates the bundler's cache when the base URL or one of `inputs` changes.
 * The cache makes a second build twice as fast, but Docusaurus does not invalidate it after these
 * changes, so without this plugin pages would be stale.
 *
 * Relies on where Docusaurus configures the cache.
 *
 * @param inputs globs, relative to the site, of files that pages depend on besides their own
 *   source
 */
export default function buildCache(inputs: readonly string[]) {
  return ({siteDir, siteConfig, baseUrl}: LoadContext): Plugin => ({
    name: 'build-cache',
    configureWebpack(configuration) {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {}
      const isRspack = siteConfig.future.faster.rspackBundler
      const {cache} = ((isRspack ? configuration.experiments : configuration) ??
        {}) as PersistentCache
      assertInternal(
        'buildCache.ts',
        '@docusaurus/core',
        cache?.type === (isRspack ? 'persistent' : 'filesystem') &&
          typeof cache.version === 'string',
        'a persistent cache with a version in the configuration of the bundler',
      )
      const files = globSync([...inputs], {cwd: siteDir, absolute: true})
      const version = `${cache.version}-${baseUrl}`
      return isRspack
        ? {experiments: {cache: {version, buildDependencies: files}}}
        : ({cache: {version, buildDependencies: {site: files}}} as object)
    },
  })
}
