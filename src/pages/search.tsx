import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {SearchPage} from '@site/plugins/search/client/page'

export default function Search(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the React Facet documentation: guides, every export of the API, and the blog."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPage
        withoutScripts={
          <>
            The <Link to="/docs/api/overview">overview of the API</Link> lists every
            export.
          </>
        }
      />
    </Layout>
  )
}
