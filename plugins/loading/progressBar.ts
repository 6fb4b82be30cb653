import {createRequire} from 'node:module'
import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import {expectOf} from './seam'

/**
 * Makes sure that the theme has the same copy of nprogress as this site.
 *
 * @param used path of the copy that the theme has
 * @throws when it is another one
 */
export function expectOneCopy(
  used = createRequire(require.resolve('@docusaurus/theme-classic')).resolve('nprogress'),
): void {
  expectOf(
    'progressBar.ts',
    '@docusaurus/theme-classic',
    used === require.resolve('nprogress'),
    'the theme to use the copy of nprogress that is in package.json',
  )
}

/**
 * Docusaurus plugin: gives the progress bar of the classic theme a template that screen
 * readers understand, and an end when clicks follow each other (client/progressBar.ts).
 *
 * Relies on the theme and the client module having the same copy of nprogress: the template is
 * part of the copy.
 */
export default function progressBar(): Plugin {
  expectOneCopy()
  return {
    name: 'progress-bar',
    getClientModules: () => [join(__dirname, 'client', 'progressBar.ts')],
  }
}
