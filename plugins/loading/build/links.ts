import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import {assertInternal} from './patch'

/**
 * Makes sure that links still call the functions of `window.docusaurus`, which
 * client/links.ts replaces.
 *
 * @throws when the component does not call them
 */
export function expectLinks(
  source = readFileSync(
    require.resolve('@docusaurus/core/lib/client/exports/Link.js'),
    'utf8',
  ),
): void {
  for (const call of ['prefetch', 'preload']) {
    assertInternal(
      'links.ts',
      '@docusaurus/core',
      source.includes(`window.docusaurus.${call}(`),
      `links that call window.docusaurus.${call}`,
    )
  }
}

/**
 * Docusaurus plugin: preloads a page when a reader is about to follow a link, not earlier.
 * Relies on the functions of `window.docusaurus` that the `Link` component calls.
 */
export default function links(): Plugin {
  expectLinks()
  return {
    name: 'links',
    getClientModules: () => [join(__dirname, '..', 'client', 'replacements', 'links.ts')],
  }
}
