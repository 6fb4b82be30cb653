/**
 * The internals of DocSearch 3.9.0 that scripts of this site rely on. docsearch.test.ts fails if
 * the installed package lacks one of them, except for the order of hits.
 *
 * - Classes. plugins/search/client/modal uses them to find, repair and restyle parts of the modal, and
 *   they give the list of plugins/search/client/prompt/instant the same look.
 * - Storage keys. Stored searches are repaired before DocSearch reads them, because a
 *   malformed one crashes the page.
 * - The client that DocSearch creates, whose `search` is replaced by the site's own.
 * - Groups of hits, which DocSearch keeps in a plain object, so no group may have the name of
 *   an inherited member (sanitize.ts). Each section of the site (`lvl0`) is one group of at most
 *   five hits, with the hits of one page next to each other.
 * - The focus event of its input, on which DocSearch searches again and opens its list.
 */

/** Classes of the modal's parts. */
export const docSearchClasses = {
  container: 'DocSearch-Container',
  input: 'DocSearch-Input',
  dropdown: 'DocSearch-Dropdown',
  hits: 'DocSearch-Hits',
  hitSource: 'DocSearch-Hit-source',
  hit: 'DocSearch-Hit',
  hitBox: 'DocSearch-Hit-Container',
  hitLines: 'DocSearch-Hit-content-wrapper',
  hitTitle: 'DocSearch-Hit-title',
  hitPath: 'DocSearch-Hit-path',
  noResults: 'DocSearch-NoResults',
  title: 'DocSearch-Title',
  help: 'DocSearch-Help',
} as const

/** Stores of recent and favourite searches. The name of the index is appended to each key. */
export const docSearchStores = {
  recent: {key: '__DOCSEARCH_RECENT_SEARCHES__', limit: 7},
  favorite: {key: '__DOCSEARCH_FAVORITE_SEARCHES__', limit: 10},
} as const

/** The most hits that a group shows. */
export const maxHitsPerGroup = 5

/** The tags around the parts of a hit that match the query. */
export const highlightTags = {pre: '<mark>', post: '</mark>'} as const
