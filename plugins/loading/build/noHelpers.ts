import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import * as stock from '@docusaurus/utils-common'
import * as replacement from '../client/replacements/utilsCommon'
import {assertInternal} from './patch'

const packageName = '@docusaurus/utils-common'

/**
 * Makes sure that the package and its replacement have the same exports.
 *
 * @throws when the names differ
 */
export function expectSameExports(original: object = stock): void {
  const names = Object.keys(original).filter((name) => name !== 'default')
  const replaced = Object.keys(replacement).sort().join(', ')
  assertInternal(
    'noHelpers.ts',
    packageName,
    names.sort().join(', ') === replaced,
    `a package that exports ${replaced}`,
  )
}

/**
 * Docusaurus plugin: replaces the index of `@docusaurus/utils-common`, which would bring all of
 * TypeScript's helpers (tslib) into the entry script. Saves each page 4 kB when it is hydrated.
 *
 * Relies on the names that `@docusaurus/utils-common` exports.
 */
export default function noHelpers(): Plugin {
  expectSameExports()
  const file = join(__dirname, '..', 'client', 'replacements', 'utilsCommon.ts')
  return {
    name: 'no-helpers',
    configureWebpack: (_configuration, isServer) =>
      isServer ? {} : {resolve: {alias: {[`${packageName}$`]: file}}},
  }
}
