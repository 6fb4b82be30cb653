/**
 * What this site relies on inside DocSearch 3.9.0, besides its documented options. The build
 * looks for it in the installed package (plugins/search/docsearch.ts).
 *
 * - Classes: the modal is found, repaired and restyled by them (src/search/modal).
 * - Storage keys: stored searches are repaired before DocSearch reads them, since a
 *   malformed one crashes the page, and followed when another tab changes them.
 * - The client that it makes itself, whose `search` is replaced by the site's own.
 * - Groups, which it keeps in a plain object, so that no group may have the name of an
 *   inherited member (src/search/sanitize.ts). A group is a section: at most five hits,
 *   ordered by page.
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
