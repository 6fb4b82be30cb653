import {highlightTags} from '../docsearch'
import type {FacetFilters, SearchQuery} from '../types'

/** Words of a snippet, as in DocSearch: fewer on a small screen. */
const snippetWords = {wide: 10, narrow: 5}
const smallScreen = '(max-width: 768px)'

/**
 * Contextual search in front of the page's scripts: by the language, and on a page of a
 * docs version by that version next to what has none.
 */
function filtersOf(document: Document): FacetFilters {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')
  const language = `language:${document.documentElement.lang}`
  if (!tag?.content.startsWith('docs-')) return [language]
  return [language, ['docusaurus_tag:default', `docusaurus_tag:${tag.content}`]]
}

/** The query that DocSearch's modal makes of a text. */
export function promptQuery(
  text: string,
  indexName: string,
  document: Document,
): SearchQuery {
  const isNarrow = matchMedia(smallScreen).matches
  const words = isNarrow ? snippetWords.narrow : snippetWords.wide
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`)
  return {
    query: text,
    indexName,
    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [...levels, `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    facetFilters: filtersOf(document),
  }
}
