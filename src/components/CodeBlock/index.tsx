import type {ReactNode} from 'react'
import {useRef} from 'react'
import {CopyButton} from '../CopyButton'
import {scrollAreaProps, useScrolls} from '../ScrollArea/useScrolls'
import styles from './styles.module.css'
import {useCodeLinks} from './useCodeLinks'
import {useTypeHints} from './useTypeHints'

interface Props {
  /** Highlighted at build time by plugins/code/highlighting; trusted. */
  html: string
  language: string
  /** Name of the file, shown above the code. */
  title?: string
  /** Names the types of the identifiers (plugins/code/types), when there are any. */
  types?: string
}

/**
 * A block of code with a copy button. Reachable by keyboard only when it scrolls.
 *
 * The type of an identifier is shown where the pointer rests, at a link that has the focus
 * and where a finger taps. The button "Types" makes each identifier a stop of the Tab key,
 * for readers without a pointer. All of this is loaded on demand.
 */
export function CodeBlock({html, language, title, types}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null)
  const scrolls = useScrolls(pre)
  const hints = useTypeHints(pre, types)
  useCodeLinks(pre)
  const label = title ?? `Code, ${language}`
  return (
    <div className={styles.block}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre
          ref={pre}
          className={styles.pre}
          // A pointer that rests on it wakes the page (src/hydration/intent.ts).
          data-interactive={types !== undefined || undefined}
          {...scrollAreaProps(scrolls, label)}
        >
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        {hints.shown}
        <div className={styles.tools}>
          {types !== undefined && (
            <button type="button" className={styles.types} {...hints.walkButton}>
              Types
            </button>
          )}
          <CopyButton label="Copy code" text={() => pre.current?.textContent ?? ''} />
        </div>
      </div>
    </div>
  )
}
