// Change: posts have no authors, so the stock data names none; and a post has a place, too.
import {
  useBlogMetadata,
  useBlogPost,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type {ReactNode} from 'react'
import {StructuredData} from '@site/src/components/StructuredData'

export default function BlogPostStructuredData(): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  const {blogTitle, blogBasePath} = useBlogMetadata()
  const {title, permalink} = useBlogPost().metadata
  const posting = useBlogPostStructuredData()
  return <StructuredData data={[posting]} />
}
