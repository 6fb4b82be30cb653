import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import * as stock from '@docusaurus/utils-common'
import * as replacement from './client/utilsCommon'
import {expectOf} from './seam'

const packageName = '@docusaurus/utils-common'

/**
 * Makes sure that the replacement and the package have the same exports.
 *
 * @throws when the names differ
 */
export function expectSameExports(original: object = stock): void {
  const names = Object.keys(original).filter((name) => name !== 'default')
  const replaced = Object.keys(replacement).sort().join(', ')
  expectOf(
    'noHelpers.ts',
    packageName,
    names.sort().join(', ') === replaced,
    `a package that exports ${replaced}`,
  )
}

/**
 * Docusaurus plugin: keeps TypeScript's helpers (tslib) out of the entry script, where nothing
 * needs them. That saves each page 4 kB when it is hydrated.
 *
 * Relies on the names that `@docusaurus/utils-common` exports.
 */
export default function noHelpers(): Plugin {
  expectSameExports()
  const file = join(__dirname, 'client', 'utilsCommon.ts')
  return {
    name: 'no-helpers',
    configureWebpack: (_configuration, isServer) =>
      isServer ? {} : {resolve: {alias: {[`${packageName}$`]: file}}},
  }
}
