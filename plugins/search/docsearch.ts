import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {
  docSearchClasses,
  docSearchStores,
  highlightTags,
  maxHitsPerGroup,
} from '../../src/search/docsearch'

/** The version of @docsearch/react that the site's search was last tried with. */
const triedWith = '3.9.0'

/** What src/search/docsearch.ts expects, and the patterns that find it. */
export const docSearchExpectations = [
  ...Object.values(docSearchClasses).map((name) => ({
    expectation: `an element of class ${name}`,
    pattern: new RegExp(`["' ]${name}["' ]`),
  })),
  ...Object.values(docSearchStores).map(({key, limit}) => ({
    expectation: `a store named ${key} with at most ${limit} searches`,
    pattern: new RegExp(`${key}"[^}]*limit:(?:[^}]*\\?)?${limit}\\b`),
  })),
  {
    expectation: 'a client of its own that transformSearchClient may change',
    pattern: /\baddAlgoliaAgent\("docsearch"[^]*\btransformSearchClient\b/,
  },
  {
    expectation: `groups of ${maxHitsPerGroup} hits in a plain object`,
    pattern: new RegExp(
      `\\.hasOwnProperty\\((\\w+)\\)\\|\\|\\((\\w+)\\[\\1\\]=\\[\\]\\),\\2\\[\\1\\]\\.length<\\(\\w+\\|\\|${maxHitsPerGroup}\\)`,
    ),
  },
  {
    expectation: `hits with marks of ${highlightTags.pre}`,
    pattern: new RegExp(`highlightPreTag:"${highlightTags.pre}"`),
  },
  {
    expectation: 'a list that opens when its input gets the focus',
    pattern: /"focus":return[^]{0,120}openOnFocus/,
  },
]

/** Reads the installed version of DocSearch, and the text that is bundled. */
export function readInstalled() {
  // The package does not export its package.json, which is two folders above its entry.
  const entry = require.resolve('@docsearch/react')
  const folder = join(dirname(entry), '..', '..')
  const {version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return {version, text: readFileSync(join(folder, 'dist', 'esm', 'index.js'), 'utf8')}
}

/**
 * Stops the build when DocSearch lacks an internal that the site relies on, so that no upgrade
 * breaks search unnoticed.
 *
 * @param installed the package, by default the installed one
 * @throws naming each missing expectation and the installed version
 */
export function expectDocSearch({text, version} = readInstalled()): void {
  const missing = docSearchExpectations.filter(({pattern}) => !pattern.test(text))
  if (missing.length === 0) return
  throw new Error(
    'src/search/docsearch.ts expects of @docsearch/react ' +
      `${missing.map(({expectation}) => expectation).join('; ')}. Version ` +
      `${version}, which is installed, is different; the site's search was last ` +
      `tried with ${triedWith}. The head of that file says what relies on it.`,
  )
}
