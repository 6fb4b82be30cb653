import Head from '@docusaurus/Head'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import type {ReactNode} from 'react'
import type {Thing, WithContext} from 'schema-dts'

interface Props {
  data: WithContext<Thing> | WithContext<Thing>[]
}

/**
 * Describes a page to search engines, in its head (schema.org, JSON-LD). Addresses of pages end as
 * the site's links do; Docusaurus takes them from its metadata, which know no trailing slash.
 */
export function StructuredData({data}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  const withSlash = (_key: string, value: unknown) =>
    typeof value === 'string' &&
    value.startsWith(siteConfig.url) &&
    !/\.\w+$/.test(value.slice(siteConfig.url.length))
      ? applyTrailingSlash(value, siteConfig)
      : value
  return (
    <Head>
      <script type="application/ld+json">
        {
          // "</script>" in a title must not close the element.
          JSON.stringify(data, withSlash).replaceAll('<', '\\u003c')
        }
      </script>
    </Head>
  )
}
