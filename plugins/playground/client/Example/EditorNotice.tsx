import {useEffect, useState, type ReactNode} from 'react'
import {announce} from '../../../lib/client/Announcer'
import styles from './styles.module.css'

const progressDelay = 200

const loadingMessage = 'Loading the editor…'

/** Shows and announces that an editor is slow to load, or could not be loaded. */
export function EditorNotice({status}: {status: string}): ReactNode {
  const isLoading = status === 'loading'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setSlow(true), progressDelay)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  useEffect(() => (isSlow ? announce(loadingMessage) : undefined), [isSlow])

  if (status === 'failed') {
    return (
      <p role="alert" className={styles.error}>
        The editor could not be loaded. Look at your connection, and press the button
        again.
      </p>
    )
  }
  return (
    isSlow && (
      <p className={styles.note}>
        <progress aria-label={loadingMessage} /> {loadingMessage}
      </p>
    )
  )
}
