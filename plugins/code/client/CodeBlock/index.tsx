import clsx from 'clsx'
import {useRef, useState, type ReactNode} from 'react'
import {CopyButton} from '../../../lib/client/CopyButton'
import {useScrollArea} from '../../../lib/client/useScrollArea'
import styles from './styles.module.css'
import {useCodeLinks} from './useCodeLinks'
import {useTypeHints} from '../TypeHints/useTypeHints'

interface Props {
  /** Highlighted at build time by plugins/code/build/highlighting, so it is trusted. */
  html: string
  language: string
  /** Name of the file, shown above the code. */
  title?: string
  /** Id of the sample (plugins/code/build/types), if the types of its identifiers are known. */
  types?: string
}

/**
 * A block of code with a copy button. The code is focusable only when it scrolls sideways, and then
 * it has a button that wraps its lines. It is a section, because reader views of browsers leave
 * out a `div` that has many links.
 *
 * The type of an identifier is shown when the pointer rests on it, a finger taps it, or a link
 * on it gets focus. For readers without a pointer, the button "Types" makes the Tab key stop at
 * the first mention of each identifier. The types are loaded on demand.
 */
export function CodeBlock({html, language, title, types}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null)
  const scrollArea = useScrollArea(pre, title ?? `Code, ${language}`)
  const [isWrapped, setIsWrapped] = useState(false)
  const hints = useTypeHints(pre, types)
  useCodeLinks(pre)
  return (
    <section className={styles.block}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre
          ref={pre}
          className={clsx(styles.pre, isWrapped && styles.wrapped)}
          // A pointer that rests here hydrates the page (plugins/loading/client/intent.ts).
          data-interactive={types !== undefined || undefined}
          {...scrollArea}
        >
          <code
            className={`language-${language}`}
            dangerouslySetInnerHTML={{__html: html}}
          />
        </pre>
        {hints.shown}
        <div className={styles.tools}>
          {/* First, so that the others do not move when it appears: the page may just have
              hydrated at a press of one of them. */}
          {(isWrapped || 'tabIndex' in scrollArea) && (
            <button
              type="button"
              className={styles.tool}
              aria-pressed={isWrapped}
              onClick={() => setIsWrapped(!isWrapped)}
            >
              Wrap
            </button>
          )}
          {types !== undefined && (
            <button type="button" className={styles.tool} {...hints.typesButton}>
              Types
            </button>
          )}
          <CopyButton label="Copy code" text={() => pre.current?.textContent ?? ''} />
        </div>
      </div>
    </section>
  )
}
