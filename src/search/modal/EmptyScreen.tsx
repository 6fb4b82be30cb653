import type {ReactNode, RefObject} from 'react'
import {useEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {docSearchClasses as classes} from '../docsearch'
import {missingResultsUrl} from '../missingResultsUrl'
import type {SearchResult} from '../types'
import type {Answer} from './modalClient'

interface Props {
  answer: Answer | undefined
  dialog: RefObject<HTMLDialogElement>
}

/** Types a query into DocSearch's box, which offers no other way in. */
function enterQuery(dialog: HTMLDialogElement | null, query: string): void {
  const input = dialog?.querySelector<HTMLInputElement>(`.${classes.input}`)
  if (!input) return
  // React overrides the setter of this input, and only hears of values set around it.
  Reflect.set(HTMLInputElement.prototype, 'value', query, input)
  input.dispatchEvent(new Event('input', {bubbles: true}))
  input.focus()
}

function Unreachable(): ReactNode {
  return (
    <div className="search-empty" role="alert">
      <p className={classes.title}>Unable to fetch results</p>
      <p className={classes.help}>You might want to check your network connection.</p>
    </div>
  )
}

interface NoResultsProps {
  result: SearchResult
  onSuggestion: (query: string) => void
}

function NoResults({result, onSuggestion}: NoResultsProps): ReactNode {
  const {query, suggestions, exhaustiveNbHits} = result
  return (
    <div className="search-empty" role="status">
      <p className={classes.title}>
        No results{!exhaustiveNbHits && ' so far'} for &quot;<strong>{query}</strong>
        &quot;
      </p>
      {suggestions.length > 0 && (
        <>
          <p className={classes.help}>Try searching for:</p>
          <ul className="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.help}>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  )
}

/**
 * What the modal shows when there are no hits: the reason, and what to do. It
 * stands in the place of DocSearch's screen, which styles.css hides.
 */
export function EmptyScreen({answer, dialog}: Props): ReactNode {
  const [dropdown, setDropdown] = useState<Element | null>(null)
  useEffect(() => {
    setDropdown(dialog.current?.querySelector(`.${classes.dropdown}`) ?? null)
  }, [dialog])
  if (!dropdown || !answer || answer.status === 'found') return null
  return createPortal(
    answer.status === 'unreachable' ? (
      <Unreachable />
    ) : (
      <NoResults
        result={answer.result}
        onSuggestion={(query) => enterQuery(dialog.current, query)}
      />
    ),
    dropdown,
  )
}
