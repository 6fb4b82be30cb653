import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type {ReactNode} from 'react'
import type {SearchAction} from 'schema-dts'
import {StructuredData} from '.'

/** schema-dts lacks the property that names the variable in the address of a search. */
type SiteSearch = Exclude<SearchAction, string> & {'query-input': string}

/** Describes the site to search engines, on its home page: its name and how to search it. */
export function SiteStructuredData(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: `${useBaseUrl('/search', {absolute: true})}?q={query}`,
    'query-input': 'required name=query',
  }
  return (
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
  )
}
