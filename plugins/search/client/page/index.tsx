import Link from '@docusaurus/Link'
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode, SyntheticEvent} from 'react'
import {useEffect, useRef} from 'react'
import {NoResults, Unreachable} from '../emptyMessages'
import {searchConfig} from '../client'
import {maxQueryLength} from '../prompt/dialog'
import {escapeHtml} from '../../../lib/shared/escape'
import {titlesOf} from '../hitLines'
import {resultCount} from '../resultCount'
import type {SearchHit} from '../../shared/types'
import styles from './styles.module.css'
import {useSearchResults} from './useSearchResults'

/** A highlighted text of a hit. Its only markup is mark elements (../sanitize.ts). */
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

/** The parameter of the page's address that holds the query. */
const queryParameter = 'q'

interface Props {
  /** Tells readers without JavaScript where to look instead. */
  withoutScripts: ReactNode
}

/**
 * The search page: keeps the query in the address, and lists the hits of the site's search
 * client. Without JavaScript it still has its heading and its form.
 */
export function SearchPage({withoutScripts}: Props): ReactNode {
  const action = useBaseUrl(searchConfig.searchPage)
  const input = useRef<HTMLInputElement>(null)
  const [parameter, setQuery] = useSearchQueryString()
  const query = parameter.slice(0, maxQueryLength)
  const {status, results, loadMore, retry} = useSearchResults(query)
  const hits = results.flatMap((result) => result.hits)
  const last = results.at(-1)
  const isFound = status === 'found' && last !== undefined
  const summary = isFound && last.nbHits > 0 && `${resultCount(last)} for “${query}”`

  useEffect(() => {
    // Back, forward and links change the query in the address.
    if (input.current && document.activeElement !== input.current)
      input.current.value = query
  }, [query])

  // A word that an input method is composing is not searched before it is whole.
  const onType = ({nativeEvent, currentTarget}: SyntheticEvent<HTMLInputElement>) => {
    const isWhole = !(nativeEvent instanceof InputEvent && nativeEvent.isComposing)
    if (isWhole) setQuery(currentTarget.value)
  }

  const title = query === '' ? 'Search the docs' : `Search results for “${query}”`

  return (
    <main className={`container ${styles.page}`}>
      {/* Without a query, the built page keeps its title. */}
      {query !== '' && <PageMetadata title={title} />}
      <h1>{title}</h1>
      <form
        action={action}
        role="search"
        data-query-parameter={queryParameter}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={styles.label}>
          Search docs
          <input
            ref={input}
            className={styles.input}
            type="search"
            name={queryParameter}
            defaultValue=""
            maxLength={maxQueryLength}
            autoComplete="off"
            spellCheck={false}
            onChange={onType}
            onCompositionEnd={onType}
          />
        </label>
      </form>
      <p className={styles.withoutScripts}>
        Searching needs JavaScript, which is off. {withoutScripts}
      </p>
      <p role="status" className={styles.summary}>
        {status === 'loading' ? 'Searching…' : summary}
      </p>
      {status === 'unreachable' && (
        <div role="alert" className="alert alert--danger margin-bottom--md">
          <Unreachable />
          <button type="button" className="button button--primary" onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {isFound && last.nbHits === 0 && (
        <NoResults result={last} onSuggestion={setQuery} />
      )}
      {hits.length > 0 && (
        <>
          <ol className={styles.results}>
            {hits.map((hit) => (
              <Result key={hit.objectID} hit={hit} />
            ))}
          </ol>
          {last && last.page + 1 < last.nbPages && status !== 'unreachable' && (
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
