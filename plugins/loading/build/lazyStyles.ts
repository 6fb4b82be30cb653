import type {Plugin} from '@docusaurus/types'
import {assertInternal} from './patch'

/** The part of the bundler's configuration that gathers all styles in one sheet. */
interface OneSheet {
  splitChunks?: {cacheGroups?: {styles?: {name?: string}}}
}

/**
 * Docusaurus plugin: loads the styles of on-demand code together with that code. In the one
 * sheet in which Docusaurus gathers all styles, they would add 5 kB to every page.
 *
 * Relies on the cache group that gathers the styles.
 *
 * @throws when Docusaurus configures the bundler without this group
 */
export default function lazyStyles(folders: readonly string[]): () => Plugin {
  const isLazy = (module: string) =>
    folders.some((folder) => module.replaceAll('\\', '/').includes(`/${folder}/`))
  return () => ({
    name: 'lazy-styles',
    configureWebpack({optimization}, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      const {splitChunks} = (optimization ?? {}) as OneSheet
      assertInternal(
        'lazyStyles.ts',
        '@docusaurus/core',
        splitChunks?.cacheGroups?.styles?.name === 'styles',
        'a cache group named styles that gathers all styles in one sheet',
      )
      const test = (module: {identifier: () => string}) => !isLazy(module.identifier())
      return {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}}
    },
  })
}
