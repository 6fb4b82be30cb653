import clsx from 'clsx'
import type {ComponentType, ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import {announce} from '../Announcer/announce'
import {CodeBlock} from '../CodeBlock'
import type {Props as PlaygroundProps} from '../Playground'
import type {ExampleRoot} from './renderers/mount'
import type {ExampleSource} from './source'
import stageStyles from './stage.module.css'
import styles from './styles.module.css'
import {useEdit} from './useEdit'

interface Props {
  /** A file of src/examples, without its extension. */
  name: string
  /** What the example shows, in a few words. */
  title?: string
  /** The renderer that runs it. */
  root?: ExampleRoot
  /** Its highlighted source. This and the program are given by plugins/code/examples. */
  source: ExampleSource
  /** Loads what it runs. */
  program: () => Promise<{default: ComponentType}>
}

type State = {status: 'waiting' | 'running'} | {status: 'failed'; error: unknown}

/**
 * `loading`: the example is still that of the page. `ready`: the editor has taken the place
 * of the source, and what is in it that of the stage.
 */
type Editing = 'no' | 'loading' | 'ready' | 'failed'

/** How far outside the screen an example begins to load, so that it runs when seen. */
const loadMargin = '200px'

/** What takes longer than this, in milliseconds, is seen to be under way. */
const progressDelay = 200

const loadingMessage = 'Loading the editor…'

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether something goes on for long enough to be shown. */
function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setTimeout(() => setLong(true), progressDelay)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isUnderWay])
  return isLong
}

/**
 * A live example: runs a file of src/examples with the real packages and shows that file's
 * source. On a page that is only read it waits for its button; in an active one it runs when
 * it comes into view. Without JavaScript the source is still there. A reader
 * can edit it; nothing that this takes is loaded before.
 */
export function Example({
  name,
  title,
  root = 'dom-fiber',
  source,
  program,
}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  // A page gives another function each time that it renders.
  const loadProgram = useRef(program)
  const [inView, setInView] = useState(false)
  const [run, setRun] = useState(0)
  const [state, setState] = useState<State>({status: 'waiting'})
  const [editing, setEditing] = useState<Editing>('no')
  const [Playground, setPlayground] = useState<ComponentType<PlaygroundProps>>()
  const [original, setOriginal] = useState('')
  const edit = useEdit(name)
  const isReplaced = editing === 'ready'
  const isLoadingLong = useIsLong(editing === 'loading')
  const shownTitle = title ?? 'Live example'

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
    if (!inView || isReplaced || !node) return undefined
    let unmount: (() => void) | undefined
    let cancelled = false
    const fail = (error: unknown) => {
      if (!cancelled) setState({status: 'failed', error})
    }
    Promise.all([import('./mount'), loadProgram.current()])
      .then(([{mountExample}, {default: Program}]) => {
        if (cancelled) return
        unmount = mountExample(Program, root, node, fail)
        setState((current) =>
          current.status === 'failed' ? current : {status: 'running'},
        )
      })
      .catch(fail)
    return () => {
      cancelled = true
      unmount?.()
    }
  }, [inView, isReplaced, root, run])

  useEffect(() => {
    if (isLoadingLong) announce(loadingMessage)
  }, [isLoadingLong])

  const restart = () => {
    setState({status: 'waiting'})
    setRun(run + 1)
  }
  const reset = () => {
    edit.forget()
    restart()
    if (editing !== 'no') announce('The source of the page is back.')
  }
  const toggleEditing = () => {
    if (editing === 'loading' || editing === 'ready') {
      setEditing('no')
      restart()
      return
    }
    // With the links and types that it has here, the source is in the page already.
    setOriginal(figure.current?.querySelector('code')?.textContent ?? '')
    setEditing('loading')
    import('../Playground').then(
      (module) => setPlayground(() => module.Playground),
      () => setEditing((current) => (current === 'loading' ? 'failed' : current)),
    )
  }
  const isEditing = editing === 'loading' || isReplaced
  const showsEditor = isEditing && Playground !== undefined

  return (
    <figure
      ref={figure}
      className={styles.example}
      data-example={name}
      data-status={state.status}
      data-editing={editing}
    >
      <figcaption className={styles.header}>
        <span className={styles.title}>{shownTitle}</span>
        <span className={styles.tools}>
          {edit.text !== undefined && <span className={styles.edited}>Edited</span>}
          {/* In front of Edit, which must not move under a pointer when this comes. */}
          {(state.status !== 'waiting' || edit.text !== undefined || isEditing) && (
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
      {isLoadingLong && (
        <p className={styles.note} data-progress>
          <progress aria-label={loadingMessage} /> {loadingMessage}
        </p>
      )}
      {editing === 'failed' && (
        <p role="alert" className={styles.error}>
          The editor could not be loaded. Look at your connection, and press Edit again.
        </p>
      )}
      {state.status === 'failed' && !isReplaced && (
        <p role="alert" className={styles.error}>
          The example stopped: {message(state.error)}
        </p>
      )}
      <div className={styles.stageArea}>
        {state.status === 'waiting' && !inView && !isReplaced && (
          <button type="button" className={styles.run} onClick={() => setInView(true)}>
            Run
          </button>
        )}
        <div
          ref={stage}
          // A new element for each run: a renderer never sees what another one left.
          key={run}
          className={clsx(
            stageStyles.stage,
            (state.status === 'failed' || isReplaced) && styles.stopped,
          )}
          data-example-stage
        />
      </div>
      <noscript>
        <p className={styles.note}>
          The example runs with JavaScript. This is its source:
        </p>
      </noscript>
      {showsEditor ? (
        <Playground
          file={source.file}
          root={root}
          title={shownTitle}
          text={edit.text ?? original}
          source={original}
          resets={run}
          onText={(text) => (text === original ? edit.forget() : edit.keep(text))}
          onReady={() =>
            setEditing((current) => (current === 'loading' ? 'ready' : current))
          }
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
