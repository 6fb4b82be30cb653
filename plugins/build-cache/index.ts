import type {LoadContext, Plugin} from '@docusaurus/types'
import {globSync} from 'tinyglobby'

/**
 * What shapes pages beside their own source: the plugins, the tables of exports and
 * elements, and what types of identifiers follow from.
 */
const dependencies = [
  'plugins/**/*.{ts,js}',
  'docs/api/{overview,fast-components}.mdx',
  'package-lock.json',
  'types/**',
  'src/examples/support/**',
]

interface PersistentCache {
  cache?: {version: string}
}

/**
 * Docusaurus plugin: a change of a plugin or of the base URL makes the bundler forget its
 * cache. Docusaurus has it forgotten only when the configuration file itself changes, so
 * that pages would stay as they were.
 */
export default function buildCache({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack: ({experiments}) => {
      // There is none in development, and none where the environment forbids it.
      const {cache} = (experiments ?? {}) as PersistentCache
      if (!cache) return {}
      const buildDependencies = globSync(dependencies, {cwd: siteDir, absolute: true})
      const version = `${cache.version}-${baseUrl}`
      return {experiments: {cache: {version, buildDependencies}}}
    },
  }
}
