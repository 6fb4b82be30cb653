// Change: uses Infima's classes instead of inline styles, and is announced to screen
// readers. The stock component is a fallback in Docusaurus that themes are meant to replace.
import type {LoadingComponentProps} from 'react-loadable'
import type {ReactNode} from 'react'

/**
 * Stands in for a page that is loading: shows nothing at first, a message after 200 ms, and an
 * error with Retry when the page cannot be loaded.
 */
export default function Loading({
  error,
  pastDelay,
  timedOut,
  retry,
}: LoadingComponentProps): ReactNode {
  if (error || timedOut) {
    return (
      <main className="container margin-vert--xl text--center" role="alert">
        <p>{error ? String(error) : 'This page takes too long to load.'}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </main>
    )
  }
  if (!pastDelay) return null
  return (
    <main className="container margin-vert--xl text--center" role="status">
      Loading…
    </main>
  )
}
