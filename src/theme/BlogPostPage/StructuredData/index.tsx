// Change: leaves out an empty list of authors, and adds the breadcrumbs of the post.
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
  const {title, permalink, authors} = useBlogPost().metadata
  const posting = useBlogPostStructuredData()
  const places = [
    {name: blogTitle, path: blogBasePath},
    {name: title, path: permalink},
  ]
  return (
    <StructuredData
      data={[
        authors.length > 0 ? posting : {...posting, author: undefined},
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: places.map(({name, path}, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: siteConfig.url + path,
          })),
        },
      ]}
    />
  )
}
