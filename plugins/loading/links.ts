import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import {expectOf} from './seam'

/**
 * Makes sure that links still ask `window.docusaurus` to load pages: client/links.ts
 * changes what they get.
 *
 * @param source of the component of links
 * @throws when it does not
 */
export function expectLinks(
  source = readFileSync(
    require.resolve('@docusaurus/core/lib/client/exports/Link.js'),
    'utf8',
  ),
): void {
  for (const call of ['prefetch', 'preload']) {
    expectOf(
      'links.ts',
      '@docusaurus/core',
      source.includes(`window.docusaurus.${call}(`),
      `links that call window.docusaurus.${call}`,
    )
  }
}

/** Docusaurus plugin: loads pages when a reader is about to go there, not on sight of a link. */
export default function links(): Plugin {
  expectLinks()
  return {
    name: 'links',
    getClientModules: () => [join(__dirname, 'client', 'links.ts')],
  }
}
