import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type {MouseEvent, ReactNode} from 'react'
import {reportUrl} from './reportUrl'

interface Props {
  title: string
  /** Path of the page, with base URL. */
  permalink: string
}

/** Leads to a new issue that names the page, and the section that the reader is at. */
export function ReportLink({title, permalink}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  const url = siteConfig.url + permalink
  const addSection = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = reportUrl(title, url + window.location.hash)
  }
  return (
    <p className="margin-top--md">
      <a href={reportUrl(title, url)} onClick={addSection} onAuxClick={addSection}>
        Is something wrong or missing?
      </a>
    </p>
  )
}
