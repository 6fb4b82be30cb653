import type {ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import {CopyButton} from '../CopyButton'
import styles from './styles.module.css'

interface Props {
  /** Highlighted at build time by plugins/code-blocks; trusted. */
  html: string
  language: string
  /** Name of the file, shown above the code. */
  title?: string
}

/** Whether the element scrolls sideways, which decides if the keyboard must reach it. */
function useScrolls(element: React.RefObject<HTMLElement>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node) return undefined
    const observer = new ResizeObserver(() =>
      setScrolls(node.scrollWidth > node.clientWidth),
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return scrolls
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
        <pre
          ref={pre}
          className={styles.pre}
          {...(scrolls && {tabIndex: 0, role: 'region', 'aria-label': label})}
        >
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
