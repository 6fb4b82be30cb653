import Head from '@docusaurus/Head'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import {MDXProvider} from '@mdx-js/react'
import {CodeBlock} from '@site/plugins/code/client/CodeBlock'
import {Hero} from '@site/src/components/Home/Hero'
import {Ideas} from '@site/src/components/Home/Ideas'
import {Proof} from '@site/src/components/Home/Proof'
import {StructuredData} from '@site/src/components/StructuredData'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import type {SearchAction} from 'schema-dts'
import Method from './_home-method.mdx'
import Sample from './_home-sample.mdx'

/** schema-dts lacks the property that names the variable in a search URL. */
type SiteSearch = Exclude<SearchAction, string> & {'query-input': string}

/** The home page: what React Facet is, its three ideas, and a comparison. */
export default function Home(): ReactNode {
  const {title, tagline, baseUrl} = useDocusaurusContext().siteConfig
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: `${useBaseUrl('/search', {absolute: true})}?q={query}`,
    'query-input': 'required name=query',
  }
  return (
    <Layout
      description={`${tagline}. A health bar changes sixty times a second and no component renders.`}
    >
      <Head>
        {/* When the base URL is wrong, plugins/loading/client shows this text, with the right one in place of `*`. */}
        <meta
          name="base-url-issue"
          content={`This site did not load properly: it was built for baseUrl ${baseUrl}, which does not match where it is served. Try baseUrl * and build it again.`}
        />
      </Head>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: title,
          description: tagline,
          url: useBaseUrl('/', {absolute: true}),
          potentialAction: search,
        }}
      />
      <main className="container padding-bottom--xl">
        <MDXProvider components={{HighlightedCode: CodeBlock}}>
          <Hero>
            <Sample />
          </Hero>
          <Ideas />
          <Proof>
            <Method />
          </Proof>
        </MDXProvider>
      </main>
    </Layout>
  )
}
