// Change: wraps the stock header and, on a post's own page, adds a link to its Markdown and a
// button that copies it.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import OriginalHeader from '@theme-original/BlogPostItem/Header'
import type {ReactNode} from 'react'
import {PageMarkdown} from '@site/plugins/markdown/client/PageMarkdown'

export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost()
  return (
    <>
      <OriginalHeader />
      {isBlogPostPage && (
        <div className="margin-bottom--md">
          <PageMarkdown permalink={metadata.permalink} />
        </div>
      )}
    </>
  )
}
