// Change: wraps the stock table of contents in a landmark with a name.
import OriginalTOC from '@theme-original/TOC'
import type {Props} from '@theme/TOC'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

export default function TOC(props: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <OriginalTOC {...props} />
    </nav>
  )
}
