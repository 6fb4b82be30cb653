// Change: a wide table scrolls in an element that the keyboard can reach, an empty header cell
// becomes a plain cell, and the checkbox of a task has a name.
import type {ComponentProps, ReactNode} from 'react'
import {useRef} from 'react'
import {useScrollArea} from '@site/plugins/lib/client/useScrollArea'
import styles from './styles.module.css'

export function Table(props: ComponentProps<'table'>): ReactNode {
  const area = useRef<HTMLDivElement>(null)
  const scrollArea = useScrollArea(area, 'Table')
  return (
    <div ref={area} className={styles.table} {...scrollArea}>
      <table {...props} />
    </div>
  )
}

export function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />
}

/** The checkbox of a task list, the only input that Markdown has. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />
}
