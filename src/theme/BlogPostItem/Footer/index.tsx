// Change: wraps the stock footer and, on a post's own page, adds a link for reporting what
// is wrong or missing.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import OriginalFooter from '@theme-original/BlogPostItem/Footer'
import type {ReactNode} from 'react'
import {ReportLink} from '@site/src/components/ReportLink'

export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost()
  const {title, permalink} = metadata
  return (
    <>
      <OriginalFooter />
      {isBlogPostPage && <ReportLink title={title} permalink={permalink} />}
    </>
  )
}
