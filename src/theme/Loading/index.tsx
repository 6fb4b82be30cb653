// Change: the site's own look without inline styles, and announced to screen readers.
// The stock component is a fallback of Docusaurus core that themes are meant to replace.
import type {LoadingComponentProps} from 'react-loadable'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

/**
 * Stands in for a page that is loading: nothing at first, a word after the delay of 200 ms, an
 * error with Retry when it cannot be loaded.
 */
export default function Loading({
  error,
  pastDelay,
  timedOut,
  retry,
}: LoadingComponentProps): ReactNode {
  if (error || timedOut) {
    return (
      <main className={styles.failed} role="alert">
        <p>{error ? String(error) : 'This page takes too long to load.'}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </main>
    )
  }
  if (!pastDelay) return null
  return (
    <main className={styles.loading} role="status">
      Loading…
    </main>
  )
}
