// Change: the addresses end as the site's links do.
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client'
import type {Props} from '@theme/DocBreadcrumbs/StructuredData'
import type {ReactNode} from 'react'
import {StructuredData} from '@site/src/components/StructuredData'

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData(props)} />
}
