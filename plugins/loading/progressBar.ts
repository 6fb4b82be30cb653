import {createRequire} from 'node:module'
import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import {expectOf} from './seam'

/**
 * Docusaurus plugin: gives the progress bar of the classic theme a template that screen
 * readers understand (client/progressBar.ts).
 *
 * Relies on the theme and the client module having the same copy of nprogress, which keeps
 * its template in the module.
 *
 * @throws when each has its own
 */
export default function progressBar(): Plugin {
  const theme = createRequire(require.resolve('@docusaurus/theme-classic'))
  expectOf(
    {file: 'progressBar.ts', package: '@docusaurus/theme-classic', triedWith: '3.10.2'},
    theme.resolve('nprogress') === require.resolve('nprogress'),
    'the theme to use the copy of nprogress that is in package.json',
  )
  return {
    name: 'progress-bar',
    getClientModules: () => [join(__dirname, 'client', 'progressBar.ts')],
  }
}
