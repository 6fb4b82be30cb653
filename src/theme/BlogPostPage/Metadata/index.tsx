// Change: wraps the stock metadata: adds a link to the post's Markdown twin.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import OriginalMetadata from '@theme-original/BlogPostPage/Metadata'
import type {ReactNode} from 'react'
import {MarkdownAlternate} from '@site/src/components/PageMarkdown'

export default function BlogPostPageMetadata(): ReactNode {
  return (
    <>
      <OriginalMetadata />
      <MarkdownAlternate permalink={useBlogPost().metadata.permalink} />
    </>
  )
}
