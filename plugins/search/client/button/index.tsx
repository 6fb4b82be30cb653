import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ComponentType, ReactNode} from 'react'
import {useEffect, useState, useSyncExternalStore} from 'react'
import {flushSync} from 'react-dom'
import {hasMoved} from '../../../lib/client/hasMoved'
import {useDocumentEvent} from '../../../lib/client/useDocumentEvent'
import {searchConfig} from '../client'
import {loadSearchModal, preloadSearchModal} from '../modal/load'
import {findSearchPrompt, promptOpenedEvent} from '../prompt/dialog'
import {takeQuery} from '../prompt/handOver'
import type {Props as ModalProps} from '../modal'
import '../prompt/styles.css'
import styles from './styles.module.css'

type State =
  | {status: 'closed' | 'loading' | 'failed'}
  | {status: 'open'; Modal: ComponentType<ModalProps>; initialQuery: string}

// Outside the component, because the next page may have another button: a reader who follows a
// link and opens search before the page has come keeps it.
const closed = {status: 'closed'} as const
let state: State = closed
const watchers = new Set<() => void>()

function setState(next: State): void {
  state = next
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const close = () => setState(closed)

/** Takes over the query from an open prompt. */
async function takeOver(): Promise<void> {
  const prompt = findSearchPrompt()
  if (!prompt) return
  setState({status: 'loading'})
  const loaded = await loadSearchModal().catch(() => undefined)
  const initialQuery = await takeQuery(prompt)
  if (initialQuery === undefined) {
    // The reader closed the prompt, and may have opened search again.
    if (state.status !== 'open') close()
    return
  }
  // Mounts the modal and runs its effects before the next key is pressed.
  flushSync(() =>
    setState(
      loaded
        ? {status: 'open', initialQuery, Modal: loaded.SearchModal}
        : {status: 'failed'},
    ),
  )
}

/** The shortcut hint, which matches the reader's platform after hydration. */
function useShortcutHint(): string {
  const [hint, setHint] = useState('Ctrl K')
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setHint('⌘ K')
  }, [])
  return hint
}

/**
 * The search box in the navbar, which is a button. ../prompt opens the prompt, a dialog with an
 * input; with the embedded engine, ../prompt/instant lists results in it. This component loads the modal,
 * which then takes over.
 */
export function SearchButton(): ReactNode {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  )
  const searchPage = useBaseUrl(searchConfig.searchPage)
  const docsTags = useDocsContextualSearchTags().join(' ')
  const hint = useShortcutHint()

  useDocumentEvent(promptOpenedEvent, () => void takeOver())
  useEffect(() => {
    // The prompt may have been opened before the page was hydrated.
    void takeOver()
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-busy={current.status === 'loading'}
        data-search-page={searchPage}
        // What the prompt filters by (../prompt/instant), as the modal does.
        data-docs-tags={docsTags}
        onFocus={preloadSearchModal}
        onMouseMove={({nativeEvent}) => {
          if (hasMoved(nativeEvent)) preloadSearchModal()
        }}
        onTouchStart={preloadSearchModal}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className={styles.label}>Search</span>{' '}
        <kbd className={styles.hint}>{hint}</kbd>
      </button>
      {current.status === 'failed' && (
        <p role="alert" className={`alert alert--danger ${styles.failed}`}>
          Search could not be loaded. Check your network connection and try again.
        </p>
      )}
      {current.status === 'open' && (
        <current.Modal initialQuery={current.initialQuery} onClose={close} />
      )}
    </>
  )
}
