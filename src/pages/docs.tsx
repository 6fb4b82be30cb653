import Head from '@docusaurus/Head'
import {Redirect} from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'

/** Redirects /docs to the main doc, with and without JavaScript. */
export default function DocsRedirect(): ReactNode {
  const mainDoc = useBaseUrl('/docs/goals/')
  return (
    <>
      <Head>
        <title>Docs</title>
        <meta httpEquiv="refresh" content={`0; url=${mainDoc}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <a href={mainDoc}>Continue to the docs</a>
      <Redirect to={mainDoc} />
    </>
  )
}
