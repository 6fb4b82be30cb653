// Change: the page has a heading and says what the blog is about; the stock page begins with
// the first post.
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client'
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import BlogLayout from '@theme/BlogLayout'
import type {Props} from '@theme/BlogListPage'
import BlogListPaginator from '@theme/BlogListPaginator'
import BlogPostItems from '@theme/BlogPostItems'
import SearchMetadata from '@theme/SearchMetadata'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {StructuredData} from '@site/src/components/StructuredData'

export default function BlogListPage(props: Props): ReactNode {
  const {items, metadata, sidebar} = props
  const {blogTitle, blogDescription} = metadata
  const siteTitle = useDocusaurusContext().siteConfig.title
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata
        title={metadata.permalink === '/' ? siteTitle : blogTitle}
        description={blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData data={useBlogListPageStructuredData(props)} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <h1>{blogTitle}</h1>
          <p>{blogDescription}</p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  )
}
