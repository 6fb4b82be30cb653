// Change: fences become CodeBlock when a page is compiled (plugins/code/build/highlighting), without
// a highlighter in the browser. Code that another plugin leaves as text gets the same block.
import CodeInline from '@theme/CodeInline'
import type {Props} from '@theme/MDXComponents/Code'
import {Children, type ReactNode} from 'react'
import {CodeBlock} from '@site/plugins/code/client/CodeBlock'
import {escapeText} from '@site/plugins/lib/shared/escape'

export default function Code(props: Props): ReactNode {
  const {children, className = ''} = props
  const parts = Children.toArray(children)
  const text = parts.every((part) => typeof part === 'string') ? parts.join('') : ''
  // Code with elements in it has no text here, and `Preformatted` keeps its lines.
  if (!text.includes('\n')) return <CodeInline {...props} />
  const language = /language-([\w+#-]+)/.exec(className)?.[1] ?? 'text'
  return <CodeBlock html={escapeText(text.replace(/\n$/, ''))} language={language} />
}
