// Change: wraps the stock page and adds a `link` element for its Markdown version.
import OriginalMDXPage from '@theme-original/MDXPage'
import type {Props} from '@theme/MDXPage'
import type {ReactNode} from 'react'
import {MarkdownAlternate} from '@site/plugins/markdown/client/PageMarkdown'

export default function MDXPage(props: Props): ReactNode {
  return (
    <>
      <OriginalMDXPage {...props} />
      <MarkdownAlternate permalink={props.content.metadata.permalink} />
    </>
  )
}
