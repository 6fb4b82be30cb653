// Change: fences become CodeBlock when a page is compiled (plugins/code/build/highlighting), without
// a highlighter in the browser. Code that another plugin leaves as text gets the same block.
import CodeInline from '@theme/CodeInline'
import type {Props} from '@theme/MDXComponents/Code'
import type {ReactNode} from 'react'
import {CodeBlock} from '@site/plugins/code/client/CodeBlock'
import {escapeText} from '@site/plugins/lib/shared/escape'

export default function Code(props: Props): ReactNode {
  const {children, className = ''} = props
  if (typeof children !== 'string' || !children.includes('\n'))
    return <CodeInline {...props} />
  const language = /language-([\w+#-]+)/.exec(className)?.[1] ?? 'text'
  return <CodeBlock html={escapeText(children.replace(/\n$/, ''))} language={language} />
}
