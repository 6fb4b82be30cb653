import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {
  docSearchClasses,
  docSearchStores,
  highlightTags,
  maxHitsPerGroup,
} from './docsearch'

const main = require.resolve('@docsearch/react')
const bundled = readFileSync(join(dirname(main), '../esm/index.js'), 'utf8')

const expectations: [what: string, pattern: string | RegExp][] = [
  ...Object.values(docSearchClasses).map((name): [string, string] => [
    `an element of class ${name}`,
    `["' ]${name}["' ]`,
  ]),
  ...Object.values(docSearchStores).map(({key, limit}): [string, string] => [
    `a store named ${key} with at most ${limit} searches`,
    `${key}"[^}]*limit:(?:[^}]*\\?)?${limit}\\b`,
  ]),
  [
    'a client of its own that transformSearchClient may change',
    /\baddAlgoliaAgent\("docsearch"[^]*\btransformSearchClient\b/,
  ],
  [
    `a plain object of groups, each with at most ${maxHitsPerGroup} hits`,
    `\\.hasOwnProperty\\((\\w+)\\)\\|\\|\\((\\w+)\\[\\1\\]=\\[\\]\\),\\2\\[\\1\\]\\.length<\\(\\w+\\|\\|${maxHitsPerGroup}\\)`,
  ],
  [
    `matches highlighted with ${highlightTags.pre}`,
    `highlightPreTag:"${highlightTags.pre}"`,
  ],
  [
    'a list that opens when its input gets the focus',
    /"focus":return[^]{0,120}openOnFocus/,
  ],
]

test.each(expectations)('the installed DocSearch has %s', (_, pattern) => {
  expect(new RegExp(pattern).test(bundled)).toBe(true)
})
