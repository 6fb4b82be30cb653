// Change: wraps the stock breadcrumbs, and ends their row with a link to the page's Markdown
// and a button that copies it. The generated index of a category has no Markdown.
import {
  useActiveDocContext,
  useActivePlugin,
} from '@docusaurus/plugin-content-docs/client'
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs'
import type {ReactNode} from 'react'
import {PageMarkdown} from '@site/plugins/markdown/client/PageMarkdown'
import styles from './styles.module.css'

export default function DocBreadcrumbs(): ReactNode {
  const {activeDoc} = useActiveDocContext(useActivePlugin()?.pluginId)
  return (
    <div className={styles.row}>
      <OriginalBreadcrumbs />
      {activeDoc && <PageMarkdown permalink={activeDoc.path} />}
    </div>
  )
}
