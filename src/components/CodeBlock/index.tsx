import type {ReactNode} from 'react'
import {useRef} from 'react'
import {CopyButton} from '../CopyButton'
import {scrollAreaProps, useScrolls} from '../ScrollArea/useScrolls'
import styles from './styles.module.css'

interface Props {
  /** Highlighted at build time by plugins/code-blocks; trusted. */
  html: string
  language: string
  /** Name of the file, shown above the code. */
  title?: string
}

/** A block of code with a copy button. Reachable by keyboard only when it scrolls. */
export function CodeBlock({html, language, title}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null)
  const scrolls = useScrolls(pre)
  const label = title ?? `Code, ${language}`
  return (
    <div className={styles.block}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre ref={pre} className={styles.pre} {...scrollAreaProps(scrolls, label)}>
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <CopyButton
          className={styles.copy}
          label="Copy code"
          text={() => pre.current?.textContent ?? ''}
        />
      </div>
    </div>
  )
}
