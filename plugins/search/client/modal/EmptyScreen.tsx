import type {ReactNode, RefObject} from 'react'
import {useEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {NoResults, Unreachable} from '../emptyMessages'
import {docSearchClasses as classes} from '../docsearch'
import type {Answer} from './modalClient'

interface Props {
  answer: Answer | undefined
  dialog: RefObject<HTMLDialogElement | null>
}

/** Types a query into DocSearch's input, because DocSearch has no function for that. */
function enterQuery(dialog: HTMLDialogElement | null, query: string): void {
  const input = dialog?.querySelector<HTMLInputElement>(`.${classes.input}`)
  if (!input) return
  // React overrides the setter of this input, and ignores values that are set through it.
  Reflect.set(HTMLInputElement.prototype, 'value', query, input)
  input.dispatchEvent(new Event('input', {bubbles: true}))
  input.focus()
}

/**
 * The modal's screen for a search without hits or without an answer. It replaces DocSearch's
 * own screen, which styles.css hides.
 */
export function EmptyScreen({answer, dialog}: Props): ReactNode {
  const [dropdown, setDropdown] = useState<Element | null>(null)
  useEffect(() => {
    setDropdown(dialog.current?.querySelector(`.${classes.dropdown}`) ?? null)
  }, [dialog])
  if (!dropdown || !answer || answer.status === 'found') return null
  const isUnreachable = answer.status === 'unreachable'
  return createPortal(
    <div className="search-empty" role={isUnreachable ? 'alert' : 'status'}>
      {isUnreachable ? (
        <Unreachable />
      ) : (
        <NoResults
          result={answer.result}
          onSuggestion={(query) => enterQuery(dialog.current, query)}
        />
      )}
    </div>,
    dropdown,
  )
}
