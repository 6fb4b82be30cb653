import Head from '@docusaurus/Head'
import Translate from '@docusaurus/Translate'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import Fragment from './_fragment.mdx'

/** A page that is a component, and shows Markdown. */
export default function Menu(): ReactNode {
  return (
    <Layout title="Menu" description="All menus.">
      <Head>
        <meta name="robots" content="nofollow" />
      </Head>
      <main>
        <h1>
          <Translate id="menu.title">Menus</Translate>
        </h1>
        <MDXContent>
          <Fragment />
        </MDXContent>
      </main>
    </Layout>
  )
}
