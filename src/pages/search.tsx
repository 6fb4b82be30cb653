import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {SearchPage} from '@site/src/search/page'

export default function Search(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the React Facet documentation: guides, every export of the API, and the blog."
    >
      <SearchPage />
    </Layout>
  )
}
