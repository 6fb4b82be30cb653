import {searchQuery} from '../query'
import type {FacetFilters, SearchQuery} from '../types'

/** The number of words in a snippet, as in DocSearch: fewer on a small screen. */
const snippetWords = {wide: 10, narrow: 5}
const smallScreen = '(max-width: 768px)'

/**
 * The filters of contextual search, read from the page before its scripts have loaded: by
 * language, and on a docs page also by version. Pages without a version pass.
 */
function filtersOf(document: Document): FacetFilters {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')
  const language = `language:${document.documentElement.lang}`
  if (!tag?.content.startsWith('docs-')) return [language]
  return [language, ['docusaurus_tag:default', `docusaurus_tag:${tag.content}`]]
}

/** Makes the query for the text in the prompt. */
export function promptQuery(
  text: string,
  indexName: string,
  document: Document,
): SearchQuery {
  const {narrow, wide} = snippetWords
  const words = matchMedia(smallScreen).matches ? narrow : wide
  return searchQuery(text, {indexName, words, facetFilters: filtersOf(document)})
}
