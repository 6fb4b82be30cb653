import clsx from 'clsx'
import type {ComponentType, ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import {useStored} from '../../../lib/client/useStored'
import {announce} from '../../../lib/client/Announcer'
import {CodeBlock} from '../../../code/client/CodeBlock'
import type {Props as PlaygroundProps} from '../Playground'
import {EditorNotice} from './EditorNotice'
import type {ExampleRoot} from '../../shared/renderers/mount'
import type {ExampleSource} from '../../shared/source'
import stageStyles from './stage.module.css'
import styles from './styles.module.css'

interface Props {
  /** A file in src/examples, without its extension. */
  name: string
  title?: string
  root?: ExampleRoot
  /** The highlighted file. plugins/playground/build/examples adds this and `program`. */
  source: ExampleSource
  program: () => Promise<{default: ComponentType}>
}

/**
 * The editor of an example. `loading`: the page's program is still on the stage. `ready`: the
 * editor's stage has replaced the page's.
 */
interface Editor {
  status: 'closed' | 'loading' | 'ready' | 'failed'
  /** The unedited source, as the page shows it. */
  original: string
  /** The component that replaces the source, once loaded. */
  Playground?: ComponentType<PlaygroundProps>
}

/** A run of the page's program. */
interface Run {
  number: number
  status: 'waiting' | 'running' | 'failed'
  error?: unknown
}

/** An example loads at this distance from the viewport, so that it already runs when it is seen. */
const loadMargin = '200px'

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * A live example: runs a file of src/examples with the real packages and shows its source. It
 * runs when it comes near the screen or, on a page that is not hydrated yet, when a reader
 * presses Run. The editor is loaded when a reader asks for it.
 */
export function Example({
  name,
  title = 'Live example',
  root = 'dom-fiber',
  source,
  program,
}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  // Pages pass a new function on each render.
  const loadProgram = useRef(program)
  /** Whether the program may load: the stage was near the screen, or the reader pressed Run. */
  const [isWanted, setWanted] = useState(false)
  const [run, setRun] = useState<Run>({number: 0, status: 'waiting'})
  const [editor, setEditor] = useState<Editor>({status: 'closed', original: ''})
  const edit = useStored(`example.${name}`)
  const isReplaced = editor.status === 'ready'
  const isEditing = isReplaced || editor.status === 'loading'

  useEffect(() => {
    const node = stage.current
    if (!node) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWanted(true)
      },
      {rootMargin: loadMargin},
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const node = stage.current
    if (!isWanted || isReplaced || !node) return undefined
    let unmount: (() => void) | undefined
    let cancelled = false
    const fail = (error: unknown) => {
      if (!cancelled) setRun((started) => ({...started, status: 'failed', error}))
    }
    Promise.all([import('./mount'), loadProgram.current()])
      .then(([{mountExample}, {default: Program}]) => {
        if (cancelled) return
        unmount = mountExample(Program, root, node, fail)
        setRun((started) =>
          started.status === 'failed' ? started : {...started, status: 'running'},
        )
      })
      .catch(fail)
    return () => {
      cancelled = true
      unmount?.()
    }
  }, [isWanted, isReplaced, root, run.number])

  const restart = () => setRun(({number}) => ({number: number + 1, status: 'waiting'}))
  const reset = () => {
    edit.forget()
    restart()
    if (editor.status !== 'closed') announce('The source of the page is back.')
  }
  /** Changes the editor, but only while it is loading: the reader may have closed it since. */
  const whileLoading = (change: Partial<Editor>) =>
    setEditor((now) => (now.status === 'loading' ? {...now, ...change} : now))
  const toggleEditing = () => {
    if (isEditing) {
      setEditor({status: 'closed', original: ''})
      restart()
      return
    }
    // The page already has the source, as highlighted HTML.
    const original = figure.current?.querySelector('code')?.textContent ?? ''
    setEditor({status: 'loading', original})
    import('../Playground').then(
      ({Playground}) => whileLoading({Playground}),
      () => whileLoading({status: 'failed'}),
    )
  }

  return (
    <figure
      ref={figure}
      className={styles.box}
      data-example={name}
      data-status={run.status}
      data-editing={editor.status}
    >
      <figcaption className={styles.header}>
        <span className={styles.title}>{title}</span>
        <span className={styles.tools}>
          {edit.text !== undefined && <span className={styles.edited}>Edited</span>}
          {/* To the left of Edit, which must not move when Reset appears. */}
          {(run.status !== 'waiting' || edit.text !== undefined || isEditing) && (
            <button type="button" className={styles.button} onClick={reset}>
              Reset
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            aria-pressed={isEditing}
            onClick={toggleEditing}
          >
            Edit
          </button>
        </span>
      </figcaption>
      <EditorNotice status={editor.status} />
      {run.status === 'failed' && !isReplaced && (
        <p role="alert" className={styles.error}>
          The example stopped: {messageOf(run.error)}
        </p>
      )}
      <div className={styles.stageArea}>
        {run.status === 'waiting' && !isWanted && !isReplaced && (
          <button
            type="button"
            className={clsx('button button--outline button--primary', styles.run)}
            onClick={() => setWanted(true)}
          >
            Run
          </button>
        )}
        <div
          ref={stage}
          // Each run gets a new element, with nothing left over from earlier runs.
          key={run.number}
          className={clsx(
            stageStyles.stage,
            (run.status === 'failed' || isReplaced) && styles.stopped,
          )}
          data-example-stage
        />
      </div>
      <noscript>
        <p className={styles.note}>
          The example runs with JavaScript. This is its source:
        </p>
      </noscript>
      {editor.Playground ? (
        <editor.Playground
          file={source.file}
          root={root}
          title={title}
          source={editor.original}
          resets={run.number}
          edit={edit}
          onState={({status}) => {
            if (status !== 'starting') whileLoading({status: 'ready'})
          }}
        />
      ) : (
        <CodeBlock
          html={source.html}
          language="tsx"
          title={source.file}
          types={source.types}
        />
      )}
    </figure>
  )
}
