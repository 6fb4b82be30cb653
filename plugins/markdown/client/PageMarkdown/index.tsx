import Head from '@docusaurus/Head'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {markdownPath} from '../../shared/markdownPath'
import {CopyButton} from '../../../lib/client/CopyButton'
import styles from './styles.module.css'

interface Props {
  /** Path of the page, with base URL. */
  permalink: string
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** Adds to the head a link to the page's Markdown version, for machines. */
export function MarkdownAlternate({permalink}: Props): ReactNode {
  const markdownUrl = markdownPath(permalink, useBaseUrl('/'))
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownUrl} />
    </Head>
  )
}

/**
 * Adds a link to the page's Markdown page, for readers and for machines, and a button that copies
 * it.
 */
export function PageMarkdown({permalink}: Props): ReactNode {
  const markdownUrl = markdownPath(permalink, useBaseUrl('/'))
  return (
    <div className={styles.actions}>
      <MarkdownAlternate permalink={permalink} />
      <a href={markdownUrl}>View as Markdown</a>
      <CopyButton label="Copy page as Markdown" text={() => fetchText(markdownUrl)} />
    </div>
  )
}
