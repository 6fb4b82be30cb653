// Change: wraps the stock metadata and adds structured data.
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import {useDoc} from '@docusaurus/plugin-content-docs/client'
import OriginalMetadata from '@theme-original/DocItem/Metadata'
import type {ReactNode} from 'react'
import {StructuredData} from '@site/src/components/StructuredData'

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc()
  const {siteConfig} = useDocusaurusContext()
  const image = useBaseUrl(assets.image ?? frontMatter.image, {absolute: true})
  const {title, description, permalink, lastUpdatedAt} = metadata
  return (
    <>
      <OriginalMetadata />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          headline: title,
          description,
          url: siteConfig.url + permalink,
          image,
          // Known only when the site is built from its repository.
          dateModified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
        }}
      />
    </>
  )
}
