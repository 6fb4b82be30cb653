import Head from '@docusaurus/Head'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import {MDXProvider} from '@mdx-js/react'
import {CodeBlock} from '@site/src/components/CodeBlock'
import {HomeHero} from '@site/src/components/HomeHero'
import {HomeIdeas} from '@site/src/components/HomeIdeas'
import {HomeProof} from '@site/src/components/HomeProof'
import {SiteStructuredData} from '@site/src/components/StructuredData/SiteStructuredData'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import Sample from './_home-sample.mdx'

/** The home page: what React Facet is, its three ideas, and the proof. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  return (
    <Layout
      description={`${siteConfig.tagline}. A health bar changes sixty times a second and no component renders.`}
    >
      <Head>
        {/* src/hydration shows this text when the base URL is wrong. */}
        <meta
          name="base-url-issue"
          content={`This site did not load properly: it was built for baseUrl ${siteConfig.baseUrl}, which does not match where it is served. Try baseUrl * and build it again.`}
        />
      </Head>
      <SiteStructuredData />
      <main className="container">
        <HomeHero>
          <MDXProvider components={{CodeBlock}}>
            <Sample />
          </MDXProvider>
        </HomeHero>
        <HomeIdeas />
        <HomeProof />
      </main>
    </Layout>
  )
}
