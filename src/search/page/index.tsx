import Link from '@docusaurus/Link'
import {PageMetadata} from '@docusaurus/theme-common'
import {useHistory, useLocation} from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {ReactNode} from 'react'
import {useEffect, useRef} from 'react'
import {searchConfig} from '../client'
import {missingResultsUrl} from '../missingResultsUrl'
import {maxQueryLength} from '../early/prompt'
import {escapeHtml} from '../../lib/escape'
import {titlesOf} from '../hitLines'
import {searchPageUrl} from '../searchPageUrl'
import {resultCount} from '../resultCount'
import type {SearchHit} from '../types'
import {useSearchFilters} from '../useSearchFilters'
import styles from './styles.module.css'
import type {Found, SearchState} from './searchReducer'
import {useSearchResults} from './useSearchResults'

const {searchPage} = searchConfig

/** Highlights of a hit are text with mark elements, made safe by src/search/sanitize. */
function Marked({html}: {html: string}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: html}} />
}

function Result({hit}: {hit: SearchHit}): ReactNode {
  const path = [escapeHtml(hit.hierarchy.lvl0), ...titlesOf(hit, hit._highlightResult)]
  const title = path.pop() ?? hit.url
  const snippet = hit._snippetResult.content?.value ?? hit.content
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={hit.url}>
          <Marked html={title} />
        </Link>
      </h2>
      <p className={styles.breadcrumbs}>
        <Marked html={path.join(' › ')} />
      </p>
      {snippet && (
        <p className={styles.snippet}>
          <Marked html={snippet} />
        </p>
      )}
    </li>
  )
}

function NothingFound({query, found}: {query: string; found: Found}): ReactNode {
  const {suggestions, exhaustiveNbHits} = found
  return (
    <>
      <p>
        No results{!exhaustiveNbHits && ' so far'} for “{query}”.
      </p>
      {suggestions.length > 0 && (
        <p>
          Try searching for{' '}
          {suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 && ', '}
              <Link to={searchPageUrl(searchPage, suggestion)}>{suggestion}</Link>
            </span>
          ))}
          .
        </p>
      )}
      <p>
        Believe this query should return results?{' '}
        <Link href={missingResultsUrl(query)}>Let us know.</Link>
      </p>
    </>
  )
}

function summary({status, found}: SearchState, query: string): string {
  if (status === 'loading') return 'Searching…'
  if (status !== 'found' || !found || found.nbHits === 0) return ''
  return `${resultCount(found)} for “${query}”`
}

/** The query in the address: `/search?q=…` (ARCHITECTURE.md, "Search"). */
function useQueryParameter(): [string, (query: string) => void] {
  const history = useHistory()
  const {pathname, search} = useLocation()
  // The page was built without a query, and must be hydrated as it was built.
  const parameter = useIsBrowser() ? new URLSearchParams(search).get('q') : null
  const query = (parameter ?? '').slice(0, maxQueryLength)
  const setQuery = (next: string) => {
    const parameters = next === '' ? '' : `?${new URLSearchParams({q: next})}`
    history.replace(pathname + parameters)
  }
  return [query, setQuery]
}

interface Props {
  /** Where readers without JavaScript may look instead. */
  withoutScripts: ReactNode
}

/**
 * The search page: reads and writes the query in the address and lists what the site's
 * search client answers. Without JavaScript it still has its heading and its form.
 */
export function SearchPage({withoutScripts}: Props): ReactNode {
  const action = useBaseUrl(searchPage)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useQueryParameter()
  const {search, loadMore, retry} = useSearchResults(query, useSearchFilters())
  const {status, found} = search

  useEffect(() => {
    const typed = input.current?.value ?? ''
    // Typed before the page was ready: the box knows, the address does not.
    if (typed !== '' && typed !== query) setQuery(typed)
    // Only the first time; later the box leads and the address follows.
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, see above
  }, [])

  useEffect(() => {
    // Back, forward and links change the address under the box.
    if (input.current && document.activeElement !== input.current)
      input.current.value = query
  }, [query])

  const title = query === '' ? 'Search the docs' : `Search results for “${query}”`

  return (
    <main className={`container ${styles.page}`}>
      {/* The title of the page that was built stays until there is a query. */}
      {query !== '' && <PageMetadata title={title} />}
      <h1>{title}</h1>
      <form action={action} role="search" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.label}>
          Search docs
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="q"
            defaultValue=""
            maxLength={maxQueryLength}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      </form>
      <p className={styles.withoutScripts}>
        Searching needs JavaScript, which is off. {withoutScripts}
      </p>
      <p role="status" className={styles.summary}>
        {summary(search, query)}
      </p>
      {status === 'unreachable' && (
        <div role="alert" className={styles.problem}>
          <p>
            <strong>Unable to fetch results</strong>
          </p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button button--primary" onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {status === 'found' && found?.nbHits === 0 && (
        <NothingFound query={query} found={found} />
      )}
      {found && found.hits.length > 0 && (
        <>
          <ol className={styles.results}>
            {found.hits.map((hit) => (
              <Result key={hit.objectID} hit={hit} />
            ))}
          </ol>
          {found.hasMore && status !== 'unreachable' && (
            <button
              type="button"
              className="button button--secondary"
              disabled={status === 'loading'}
              onClick={loadMore}
            >
              Load more results
            </button>
          )}
        </>
      )}
    </main>
  )
}
