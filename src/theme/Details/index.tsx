// Change: renders the browser's own element, which opens before React has come and finds words in
// what is closed. The stock one animates its height.
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {Props} from '@theme/Details'
import clsx from 'clsx'
import {isValidElement, type ReactNode} from 'react'

export default function Details({
  summary,
  children,
  className,
  ...props
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id)
  return (
    <details {...props} className={clsx('alert alert--info', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  )
}
