// Change: wraps the stock breadcrumbs, and ends their row with links to the page's Markdown.
import {useDoc} from '@docusaurus/plugin-content-docs/client'
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs'
import type {ReactNode} from 'react'
import {PageMarkdown} from '@site/src/components/PageMarkdown'
import styles from './styles.module.css'

export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.row}>
      <OriginalBreadcrumbs />
      <PageMarkdown permalink={useDoc().metadata.permalink} />
    </div>
  )
}
