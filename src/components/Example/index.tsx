import clsx from 'clsx'
import type {ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import type {ExampleSource} from './source'
import {CodeBlock} from '../CodeBlock'
import type {ExampleRoot} from './mount'
import styles from './styles.module.css'

interface Props {
  /** A file of src/examples, without its extension. */
  name: string
  /** What the example shows, in a few words. */
  title?: string
  /** The renderer that runs it. */
  root?: ExampleRoot
  /** Given by plugins/live-examples. */
  source: ExampleSource
}

type State = {status: 'waiting' | 'running'} | {status: 'failed'; error: unknown}

/** How far outside the screen an example begins to load, so that it runs when seen. */
const loadMargin = '200px'

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * A live example: runs a file of src/examples with the real packages when it comes into
 * view, and shows that file's source. Without JavaScript the source is still there.
 */
export function Example({name, title, root = 'dom-fiber', source}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null)
  const [inView, setInView] = useState(false)
  const [run, setRun] = useState(0)
  const [state, setState] = useState<State>({status: 'waiting'})

  useEffect(() => {
    const node = stage.current
    if (!node) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true)
      },
      {rootMargin: loadMargin},
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const node = stage.current
    if (!inView || !node) return undefined
    let unmount: (() => void) | undefined
    let cancelled = false
    const fail = (error: unknown) => {
      if (!cancelled) setState({status: 'failed', error})
    }
    import('./mount')
      .then(async ({mountExample}) => {
        const example = await mountExample(name, root, node, fail)
        if (cancelled) example.unmount()
        else {
          unmount = example.unmount
          setState((current) =>
            current.status === 'failed' ? current : {status: 'running'},
          )
        }
      })
      .catch(fail)
    return () => {
      cancelled = true
      unmount?.()
    }
  }, [inView, name, root, run])

  const reset = () => {
    setState({status: 'waiting'})
    setRun(run + 1)
  }

  return (
    <figure className={styles.example} data-example={name} data-status={state.status}>
      <figcaption className={styles.header}>
        <span className={styles.title}>{title ?? 'Live example'}</span>
        {state.status !== 'waiting' && (
          <button type="button" className={styles.reset} onClick={reset}>
            Reset
          </button>
        )}
      </figcaption>
      {state.status === 'failed' && (
        <p role="alert" className={styles.error}>
          The example stopped: {message(state.error)}
        </p>
      )}
      <div
        ref={stage}
        // A new element for each run: a renderer never sees what another one left.
        key={run}
        className={clsx(styles.stage, state.status === 'failed' && styles.stopped)}
        data-example-stage
      />
      <noscript>
        <p className={styles.note}>
          The example runs with JavaScript. This is its source:
        </p>
      </noscript>
      <CodeBlock
        html={source.html}
        language="tsx"
        title={source.file}
        types={source.types}
      />
    </figure>
  )
}
