import packages from '@generated/playground/default/packages.json'
import {useState, type ReactNode} from 'react'
import {announce} from '../../../lib/client/Announcer'
import type {OwnProgram} from '../../shared/project'
import {reportUrl} from './reportUrl'
import styles from './styles.module.css'

interface Props {
  program: Omit<OwnProgram, 'page'>
  /** More buttons. */
  children: ReactNode
}

/**
 * Buttons with which a reader takes a program along: in a report of a problem, or as a project,
 * whose parts are loaded when it is asked for.
 */
export function TakeAlong({program, children}: Props): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const own = {...program, page: location.origin + location.pathname}
  const download = () => {
    setFailed(false)
    import('./download').then(
      ({downloadProject}) => announce(`Downloaded ${downloadProject(own)}.`),
      () => setFailed(true),
    )
  }
  return (
    <>
      <span className={styles.tools}>
        <a
          className={styles.button}
          href={reportUrl(own, packages)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Report with this program"
        >
          Report
        </a>
        <button
          type="button"
          className={styles.button}
          aria-label="Download as a project"
          onClick={download}
        >
          Download
        </button>
        {children}
      </span>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          The project could not be loaded. Look at your connection, and press the button
          again.
        </p>
      )}
    </>
  )
}
