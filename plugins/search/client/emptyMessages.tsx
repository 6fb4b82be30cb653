import type {ReactNode} from 'react'
import {searchConfig} from './client'
import {docSearchClasses as classes} from './docsearch'
import type {SearchResult} from '../shared/types'

/** The address of the new-issue form, filled in for a query that found nothing. */
function missingResultsUrl(query: string): string {
  const {newIssueUrl, siteTitle} = searchConfig
  const title = `Docs search finds nothing for "${query}"`
  const body = `I searched the ${siteTitle} docs for "${query}" and expected to find:\n\n`
  return `${newIssueUrl}?${new URLSearchParams({title, body})}`
}

/** The message of the modal and the search page when search fails. */
export function Unreachable(): ReactNode {
  return (
    <>
      <p className={classes.title}>Unable to fetch results</p>
      <p className={classes.help}>You might want to check your network connection.</p>
    </>
  )
}

interface NoResultsProps {
  result: SearchResult
  /** Called with the suggested query that a reader clicks. */
  onSuggestion: (query: string) => void
}

/** The message of the modal and the search page when nothing is found. */
export function NoResults({result, onSuggestion}: NoResultsProps): ReactNode {
  const {query, suggestions, exhaustiveNbHits} = result
  return (
    <>
      <p className={classes.title}>
        No results{!exhaustiveNbHits && ' so far'} for &quot;<strong>{query}</strong>
        &quot;
      </p>
      {suggestions.length > 0 && (
        <p className={classes.help}>
          Try searching for:{' '}
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className="button button--outline button--primary button--sm margin--xs"
              onClick={() => onSuggestion(suggestion)}
            >
              {suggestion}
            </button>
          ))}
        </p>
      )}
      <p className={classes.help}>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </>
  )
}
