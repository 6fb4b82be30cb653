// Change: the table of contents is a landmark with a name. The stock one is a plain element
// outside of every landmark.
import type {Props} from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav
      aria-label="On this page"
      className={clsx(styles.contents, 'thin-scrollbar', className)}
    >
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  )
}
