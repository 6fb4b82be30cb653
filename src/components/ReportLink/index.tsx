import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import type {MouseEvent, ReactNode} from 'react'

const newIssue = 'https://github.com/mojang/ore-ui/issues/new'

interface Props {
  title: string
  /** Path of the page, with base URL. */
  permalink: string
}

/** Links to a new issue, which names the page and the section that the address bar shows. */
export function ReportLink({title, permalink}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  const issueAbout = (hash: string) => {
    const page = siteConfig.url + applyTrailingSlash(permalink, siteConfig) + hash
    const body = `Page: ${page}\n\nWhat is wrong or missing:\n\n`
    return `${newIssue}?${new URLSearchParams({title: `Docs: ${title}`, body})}`
  }
  const addSection = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = issueAbout(window.location.hash)
  }
  return (
    <p className="margin-top--md">
      <a href={issueAbout('')} onClick={addSection} onAuxClick={addSection}>
        Is something wrong or missing?
      </a>
    </p>
  )
}
