// Change: renders the browser's own element. The stock one animates its height with inline
// styles. Those would also be in the built HTML, where the security policy forbids them.
import type {Props} from '@theme/Details'
import clsx from 'clsx'
import type {ReactNode} from 'react'

export default function Details({
  summary,
  children,
  className,
  ...props
}: Props): ReactNode {
  return (
    <details {...props} className={clsx('alert alert--info', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  )
}
