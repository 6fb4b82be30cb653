// Change: wraps the stock page to give it a description.
import {PageMetadata} from '@docusaurus/theme-common'
import type {Props} from '@theme/BlogTagsListPage'
import BlogTagsListPage from '@theme-original/BlogTagsListPage'
import type {ReactNode} from 'react'

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="All tags of the React Facet blog, and how many posts each of them has." />
    </>
  )
}
