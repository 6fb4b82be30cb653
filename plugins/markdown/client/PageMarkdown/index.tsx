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

/** Adds to the head a link to the page's Markdown version (its twin), for machines. */
export function MarkdownAlternate({permalink}: Props): ReactNode {
  const twin = markdownPath(permalink, useBaseUrl('/'))
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twin} />
    </Head>
  )
}

/**
 * Adds a link to the page's Markdown twin, for readers and for machines, and a button that copies
 * the twin.
 */
export function PageMarkdown({permalink}: Props): ReactNode {
  const twin = markdownPath(permalink, useBaseUrl('/'))
  return (
    <div className={styles.actions}>
      <MarkdownAlternate permalink={permalink} />
      <a href={twin}>View as Markdown</a>
      <CopyButton label="Copy page as Markdown" text={() => fetchText(twin)} />
    </div>
  )
}
