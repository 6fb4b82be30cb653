// Change: the page has a heading and says what the blog is about; the stock page begins with
// the first post.
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common'
import BlogLayout from '@theme/BlogLayout'
import type {Props} from '@theme/BlogListPage'
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData'
import BlogPostItems from '@theme/BlogPostItems'
import clsx from 'clsx'
import type {ReactNode} from 'react'

export default function BlogListPage(props: Props): ReactNode {
  const {items, metadata, sidebar} = props
  const {blogTitle, blogDescription} = metadata
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <h1>{blogTitle}</h1>
          <p>{blogDescription}</p>
        </header>
        <BlogPostItems items={items} />
      </BlogLayout>
    </HtmlClassNameProvider>
  )
}
