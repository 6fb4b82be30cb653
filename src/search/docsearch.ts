/**
 * What this site relies on inside of DocSearch 3.9.0, beside its documented options. All
 * names are here, and each that stands in DocSearch's own text is looked for in the
 * installed package when the site is built (plugins/search/docsearch.ts).
 *
 * - Classes: the modal is found, repaired and restyled by them (src/search/modal).
 * - Storage keys: stored searches are repaired before DocSearch reads them, since a
 *   malformed one crashes the page, and other tabs are listened to by them.
 * - The client that it makes itself, whose `search` is overwritten by the site's own.
 * - Groups, which it keeps in a plain object, so that the name of an inherited member may
 *   not be the name of a group (src/search/sanitize.ts). They are at most five hits each,
 *   first by section and in these by page.
 * - The event by which its input gets the focus: it then searches again and opens its list.
 */

/** Classes of the modal's parts. */
export const docSearchClasses = {
  container: 'DocSearch-Container',
  input: 'DocSearch-Input',
  dropdown: 'DocSearch-Dropdown',
  hit: 'DocSearch-Hit',
  noResults: 'DocSearch-NoResults',
  title: 'DocSearch-Title',
  help: 'DocSearch-Help',
} as const

/** Stores of recent and favorite searches; the name of the index follows. */
export const docSearchStores = {
  recent: {key: '__DOCSEARCH_RECENT_SEARCHES__', limit: 7},
  favorite: {key: '__DOCSEARCH_FAVORITE_SEARCHES__', limit: 10},
} as const

/** Most hits of a group. */
export const maxHitsPerGroup = 5

/** Marks of what a hit has of the query. */
export const highlightTags = {pre: '<mark>', post: '</mark>'} as const

/** A part of DocSearch's text without which the site would be wrong. */
export interface DocSearchExpectation {
  /** What is expected, as the end of "expects …". */
  expectation: string
  /** How it is found in the package's text, which is minified. */
  pattern: RegExp
}

/** What has to stand in the installed package. */
export const docSearchExpectations: readonly DocSearchExpectation[] = [
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
