// Change: wraps the stock breadcrumbs, and ends their row with a link to the page's Markdown
// and a button that copies it.
import {useDoc} from '@docusaurus/plugin-content-docs/client'
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs'
import type {ReactNode} from 'react'
import {PageMarkdown} from '@site/plugins/markdown/client/PageMarkdown'
import styles from './styles.module.css'

export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.row}>
      <OriginalBreadcrumbs />
      <PageMarkdown permalink={useDoc().metadata.permalink} />
    </div>
  )
}
