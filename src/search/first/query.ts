import {searchQuery} from '../query'
import type {FacetFilters, SearchQuery} from '../types'

/** Words of a snippet, as in DocSearch: fewer on a small screen. */
const snippetWords = {wide: 10, narrow: 5}
const smallScreen = '(max-width: 768px)'

/**
 * Contextual search before the page has its scripts: filters by the language, and on a page of
 * a docs version also for that version and for pages without one.
 */
function filtersOf(document: Document): FacetFilters {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')
  const language = `language:${document.documentElement.lang}`
  if (!tag?.content.startsWith('docs-')) return [language]
  return [language, ['docusaurus_tag:default', `docusaurus_tag:${tag.content}`]]
}

/** The query of a text that is typed in the prompt. */
export function promptQuery(
  text: string,
  indexName: string,
  document: Document,
): SearchQuery {
  const {narrow, wide} = snippetWords
  const words = matchMedia(smallScreen).matches ? narrow : wide
  return searchQuery(text, {indexName, words, facetFilters: filtersOf(document)})
}
