// Change: wraps the stock footer and adds a link for reporting what is wrong or missing.
import {useDoc} from '@docusaurus/plugin-content-docs/client'
import OriginalFooter from '@theme-original/DocItem/Footer'
import type {ReactNode} from 'react'
import {ReportLink} from '@site/src/components/ReportLink'

export default function DocItemFooter(): ReactNode {
  const {title, permalink} = useDoc().metadata
  return (
    <>
      <OriginalFooter />
      <ReportLink title={title} permalink={permalink} />
    </>
  )
}
