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
        {/* Where the site was built to be: src/hydration compares it with where it is. */}
        <meta name="base-url" content={siteConfig.baseUrl} />
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
