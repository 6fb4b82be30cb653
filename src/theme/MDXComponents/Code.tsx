// Change: inline code only. Fences become CodeBlock when the page is compiled
// (plugins/code/highlighting), so the stock highlighter is never bundled.
import type {ComponentProps, ReactNode} from 'react'
import CodeInline from '@theme/CodeInline'

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />
}
