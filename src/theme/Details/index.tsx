// Change: the browser's own element. The stock one animates its height with inline styles,
// which it also puts into the built page, where the security policy allows none.
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
