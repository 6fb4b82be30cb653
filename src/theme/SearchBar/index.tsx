// Change: the classic theme leaves the search bar to the site. This one is a button; the
// modal behind it is loaded when a reader reaches for it (SPEC.md §4).
import type {ComponentType, ReactNode} from 'react'
import {useCallback, useEffect, useRef, useState} from 'react'
import type {Props as ModalProps} from '@site/src/components/SearchModal'
import styles from './styles.module.css'
import {startTypeAhead, type TypeAhead} from './typeAhead'
import {useSearchShortcut} from './useSearchShortcut'

const loadModal = () => import('@site/src/components/SearchModal')

/** Starts the download; whoever opens search later hears of a failure. */
function preloadModal(): void {
  loadModal().catch(() => undefined)
}

type State =
  | {status: 'closed' | 'loading' | 'failed'}
  | {status: 'open'; initialQuery: string; Modal: ComponentType<ModalProps>}

/** The key hint depends on the reader's machine, so it is known after hydration only. */
function useShortcutHint(): string {
  const [hint, setHint] = useState('Ctrl K')
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setHint('⌘ K')
  }, [])
  return hint
}

export default function SearchBar(): ReactNode {
  const [state, setState] = useState<State>({status: 'closed'})
  const typeAhead = useRef<TypeAhead>()
  const hint = useShortcutHint()

  const close = useCallback(() => {
    typeAhead.current?.stop()
    typeAhead.current = undefined
    setState({status: 'closed'})
  }, [])

  const open = useCallback(async () => {
    // The ref is set while the modal loads: a second call changes nothing.
    if (typeAhead.current) return
    const typing = startTypeAhead(close)
    typeAhead.current = typing
    setState({status: 'loading'})
    try {
      const {SearchModal} = await loadModal()
      if (typeAhead.current !== typing) return
      setState({status: 'open', initialQuery: typing.stop(), Modal: SearchModal})
    } catch {
      typing.stop()
      setState({status: 'failed'})
    } finally {
      if (typeAhead.current === typing) typeAhead.current = undefined
    }
  }, [close])

  const toggle = useCallback(() => {
    if (state.status === 'open') close()
    else void open()
  }, [close, open, state.status])
  useSearchShortcut(toggle)

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-busy={state.status === 'loading'}
        onClick={() => void open()}
        onFocus={preloadModal}
        onMouseEnter={preloadModal}
        onTouchStart={preloadModal}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className={styles.label}>Search</span>{' '}
        <kbd className={styles.hint}>{hint}</kbd>
      </button>
      {state.status === 'failed' && (
        <p role="alert" className={styles.failed}>
          Search could not be loaded. Check your network connection and try again.
        </p>
      )}
      {state.status === 'open' && (
        <state.Modal initialQuery={state.initialQuery} onClose={close} />
      )}
    </>
  )
}
