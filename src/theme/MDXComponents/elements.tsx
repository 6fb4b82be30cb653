// Change: a link to a file has no final slash, a wide table scrolls in an element that the keyboard
// can reach, an empty header cell becomes a plain cell, the checkbox of a task has a name, and lines
// of raw HTML stay lines.
import PageLink from '@theme/MDXComponents/A'
import type {ComponentProps, ReactNode} from 'react'
import {Children, isValidElement, useRef} from 'react'
import {useScrollArea} from '@site/plugins/lib/client/useScrollArea'
import styles from './styles.module.css'

/** A link. The stock one ends the address of a file, which Docusaurus marks, like that of a page. */
export function Anchor({
  'data-noBrokenLinkCheck': isFile,
  children,
  ...props
}: ComponentProps<'a'> & {'data-noBrokenLinkCheck'?: boolean}): ReactNode {
  const Element = isFile ? 'a' : PageLink
  return <Element {...props}>{children}</Element>
}

export function Table(props: ComponentProps<'table'>): ReactNode {
  const area = useRef<HTMLElement>(null)
  const scrollArea = useScrollArea(area, 'Table')
  return (
    // Reader views leave out a `div` with many links.
    <section ref={area} className={styles.table} {...scrollArea}>
      <table {...props} />
    </section>
  )
}

export function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />
}

/**
 * Preformatted text. Code without elements becomes a block by itself (Code.tsx); the stock
 * component takes everything else for that, too.
 */
export function Preformatted(props: ComponentProps<'pre'>): ReactNode {
  const {children} = props
  const isBlock =
    isValidElement<ComponentProps<'code'>>(children) &&
    Children.toArray(children.props.children).every((part) => typeof part === 'string')
  return isBlock ? children : <pre {...props} />
}

/** The checkbox of a task list, the only input that Markdown has. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />
}
