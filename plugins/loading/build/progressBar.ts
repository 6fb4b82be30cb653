import {createRequire} from 'node:module'
import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import {assertInternal} from './patch'

/**
 * Makes sure that the theme and this site use the same copy of nprogress.
 *
 * @throws when the theme uses another copy
 */
export function expectOneCopy(
  used = createRequire(require.resolve('@docusaurus/theme-classic')).resolve('nprogress'),
): void {
  assertInternal(
    'progressBar.ts',
    '@docusaurus/theme-classic',
    used === require.resolve('nprogress'),
    'the theme to use the copy of nprogress that is in package.json',
  )
}

/**
 * Docusaurus plugin: removes a role unknown to ARIA from the progress bar of the classic theme,
 * and prevents a bar that never ends after one click supersedes another
 * (client/progressBar.ts).
 *
 * Relies on the theme and the client module using the same copy of nprogress, because each
 * copy is configured separately.
 */
export default function progressBar(): Plugin {
  expectOneCopy()
  return {
    name: 'progress-bar',
    getClientModules: () => [
      join(__dirname, '..', 'client', 'replacements', 'progressBar.ts'),
    ],
  }
}
