import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {docSearchExpectations} from '../../src/search/docsearch'

/** The version of @docsearch/react that the site's search was last tried with. */
const triedWith = '3.9.0'

/** The text of a package that bundles import, and its version. */
export interface InstalledDocSearch {
  text: string
  version: string
}

/** Reads the DocSearch that is installed. */
function readInstalled(): InstalledDocSearch {
  // The package exports no package.json; its entry is three folders below it.
  const entry = createRequire(__filename).resolve('@docsearch/react')
  const folder = join(dirname(entry), '..', '..')
  const {version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return {version, text: readFileSync(join(folder, 'dist', 'esm', 'index.js'), 'utf8')}
}

/**
 * Stops the build when DocSearch lacks something that the site relies on inside of it, so
 * that an upgrade cannot break search unnoticed.
 *
 * @param installed the package; by default the one that bundles get
 * @throws naming each missing expectation and the installed version
 */
export function expectDocSearch(installed: InstalledDocSearch = readInstalled()): void {
  const missing = docSearchExpectations.filter(
    ({pattern}) => !pattern.test(installed.text),
  )
  if (missing.length === 0) return
  throw new Error(
    'src/search/docsearch.ts expects of @docsearch/react ' +
      `${missing.map(({expectation}) => expectation).join('; ')}. Version ` +
      `${installed.version}, which is installed, is different; the site's search was last ` +
      `tried with ${triedWith}. The head of that file says what relies on it.`,
  )
}
