// Change: a plain element, for the same reason as Code.tsx.
import type {ComponentProps, ReactNode} from 'react'

export default function MDXPre(props: ComponentProps<'pre'>): ReactNode {
  return <pre {...props} />
}
