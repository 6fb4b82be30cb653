import type {LoadContext, Plugin} from '@docusaurus/types'
import {globSync} from 'tinyglobby'
import {assertInternal} from './patch'

/**
 * Docusaurus plugin: invalidates Rspack's cache when the base URL or one of `inputs` changes.
 * The cache makes a second build twice as fast, but Docusaurus does not invalidate it after these
 * changes, so without this plugin pages would be stale.
 *
 * Relies on where Docusaurus configures the cache.
 *
 * @throws when the cache is not where Docusaurus configured it, unless a variable turns it off
 */
export default function buildCache(inputs: readonly string[]) {
  return ({siteDir, siteConfig, baseUrl}: LoadContext): Plugin => ({
    name: 'build-cache',
    configureWebpack({experiments}) {
      const isCached = siteConfig.future.faster.rspackPersistentCache
      if (!isCached || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {}
      const {cache} = {...experiments} as {cache?: {type?: string; version?: string}}
      assertInternal(
        'buildCache.ts',
        '@docusaurus/core',
        cache?.type === 'persistent' && typeof cache.version === 'string',
        'a persistent cache with a version in the configuration of Rspack',
      )
      const buildDependencies = globSync([...inputs], {cwd: siteDir, absolute: true})
      const version = `${cache.version}-${baseUrl}`
      return {experiments: {cache: {version, buildDependencies}}}
    },
  })
}
