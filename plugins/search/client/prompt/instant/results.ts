import docSearchStyles from '@docsearch/css/dist/modal.css'
import {isComposing, notLoaded, say} from '../dialog'
import {isReading, watchPointer} from '../handOver'
import {latest} from '../../latest'
import hitStyles from '../../modal/hits.css'
import {searchQuery} from '../../../shared/query'
import {resultCount} from '../../resultCount'
import type {SearchClient} from '../../searchClient'
import type {FacetFilters, SearchHit} from '../../../shared/types'
import {groupHits} from './groups'
import {addResultList} from './list'
import {refinedEvent} from '../../../shared/assets'
import {remember} from './remember'
import styles from './styles.css'

interface Options {
  client: SearchClient
  /** Resolves when the engine has loaded, or has failed to load. */
  ready: () => Promise<unknown>
  indexName: string
}

/** The number of words in a snippet, as in DocSearch: fewer on a small screen. */
const snippetWords = {wide: 10, narrow: 5}
const smallScreen = '(max-width: 768px)'

/** The styles of the list, which pages do not load before search is opened. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(docSearchStyles + hitStyles + styles)

/**
 * The filters of contextual search, read from the page before its scripts have loaded: by the
 * language of the site, whatever translators have made of the page, and by version: that of the
 * page or, outside the docs, the last one. Pages without a version always match.
 */
function pageFilters(): FacetFilters {
  const locale = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_locale"]')
  const button = document.querySelector<HTMLElement>('[data-docs-tags]')
  const tags = ['default', ...(button?.dataset.docsTags?.split(' ') ?? [])]
  return [`language:${locale?.content}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
}

/**
 * Shows results in a prompt until the modal takes over: the same hits as the modal, in the same
 * order, each as a link. Without results, Enter sends the query to the search page. When the
 * rest of the index has loaded, the list is updated unless the reader is using it.
 *
 * @returns a promise that resolves when the first query is answered
 */
export async function showResultsIn(
  prompt: HTMLDialogElement,
  {client, ready, indexName}: Options,
): Promise<void> {
  const input = prompt.querySelector('input')
  // The reader may have closed the prompt while search was loading.
  if (!input || !prompt.open) return
  document.adoptedStyleSheets.push(sheet)
  watchPointer(prompt)
  let shownQuery = ''
  const typedQuery = () => input.value.trim()
  const showHits = addResultList(prompt, input, {
    isCurrent: () => shownQuery === typedQuery(),
    onFollow: ({hit, group}) => remember(hit, group, indexName),
  })

  const search = latest(async (text: string) => {
    const words = matchMedia(smallScreen).matches
      ? snippetWords.narrow
      : snippetWords.wide
    const query = searchQuery(text, {indexName, words, facetFilters: pageFilters()})
    const {results} = await client.search({requests: [query]})
    return {text, result: results[0]}
  })
  const show = (query: string, hits: readonly SearchHit[], message: string) => {
    shownQuery = query
    showHits(groupHits(hits))
    say(prompt, message)
  }
  const update = async () => {
    const query = typedQuery()
    if (query === '') {
      show('', [], '')
      return
    }
    try {
      const {text, result} = await search(query)
      // A better answer to the same query does not replace a list that the reader is using.
      const isKept = text === shownQuery && isReading(prompt)
      if (text !== typedQuery() || !result || isKept) return
      show(text, result.hits, resultCount(result))
    } catch {
      show(query, [], notLoaded)
    }
  }

  const closing = new AbortController()
  // A word that an input method is composing is not searched before it is whole.
  const onChange = () => {
    if (!isComposing(prompt)) void update()
  }
  for (const type of ['input', 'compositionend']) input.addEventListener(type, onChange)
  document.addEventListener(refinedEvent, onChange, {signal: closing.signal})
  prompt.addEventListener('close', () => {
    closing.abort()
    // The modal has its own styles.
    const sheets = document.adoptedStyleSheets
    document.adoptedStyleSheets = sheets.filter((other) => other !== sheet)
  })
  await ready()
  await update()
}
