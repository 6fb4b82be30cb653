import clsx from 'clsx'
import type {ComponentType, ReactNode} from 'react'
import {useEffect, useReducer, useRef} from 'react'
import {useStored} from '../../lib/useStored'
import {announce} from '../Announcer'
import {CodeBlock} from '../CodeBlock'
import {EditorProgress} from './EditorProgress'
import type {ExampleRoot} from './renderers/mount'
import type {ExampleSource} from './source'
import {initialState, reduce} from './state'
import stageStyles from './stage.module.css'
import styles from './styles.module.css'

interface Props {
  /** A file of src/examples, without its extension. */
  name: string
  title?: string
  root?: ExampleRoot
  /** Its highlighted source. plugins/code/examples adds this and `program`. */
  source: ExampleSource
  program: () => Promise<{default: ComponentType}>
}

/** An example this near to the screen begins to load, so that it runs when it is seen. */
const loadMargin = '200px'

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * A live example: runs a file of src/examples with the real packages and shows its source. It
 * runs when it comes into view or, on a page that is not hydrated yet, when a reader presses
 * its button. The editor is loaded when a reader asks for it.
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
  // Pages pass a new function at each render.
  const loadProgram = useRef(program)
  const [{isWanted, run, program: running, editor}, dispatch] = useReducer(
    reduce,
    initialState,
  )
  const edit = useStored(`example.${name}`)
  const isReplaced = editor.status === 'ready'
  const isEditing = isReplaced || editor.status === 'loading'
  const shownTitle = title ?? 'Live example'

  useEffect(() => {
    const node = stage.current
    if (!node) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) dispatch({type: 'wanted'})
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
      if (!cancelled) dispatch({type: 'threw', error})
    }
    Promise.all([import('./mount'), loadProgram.current()])
      .then(([{mountExample}, {default: Program}]) => {
        if (cancelled) return
        unmount = mountExample(Program, root, node, fail)
        dispatch({type: 'mounted'})
      })
      .catch(fail)
    return () => {
      cancelled = true
      unmount?.()
    }
  }, [isWanted, isReplaced, root, run])

  const reset = () => {
    edit.forget()
    dispatch({type: 'restarted'})
    if (editor.status !== 'closed') announce('The source of the page is back.')
  }
  const toggleEditing = () => {
    if (isEditing) {
      dispatch({type: 'editor closed'})
      return
    }
    // The page already has the source, as highlighted HTML.
    const original = figure.current?.querySelector('code')?.textContent ?? ''
    dispatch({type: 'editor opened', original})
    import('../Playground').then(
      ({Playground}) => dispatch({type: 'editor loaded', Playground}),
      () => dispatch({type: 'editor missed'}),
    )
  }
  const {Playground, original} =
    'original' in editor ? editor : {Playground: undefined, original: ''}

  return (
    <figure
      ref={figure}
      className={styles.example}
      data-example={name}
      data-status={running.status}
      data-editing={editor.status}
    >
      <figcaption className={styles.header}>
        <span className={styles.title}>{shownTitle}</span>
        <span className={styles.tools}>
          {edit.text !== undefined && <span className={styles.edited}>Edited</span>}
          {/* To the left of Edit, which must not move when Reset appears. */}
          {(running.status !== 'waiting' || edit.text !== undefined || isEditing) && (
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
      <EditorProgress isLoading={editor.status === 'loading'} />
      {editor.status === 'failed' && (
        <p role="alert" className={styles.error}>
          The editor could not be loaded. Look at your connection, and press Edit again.
        </p>
      )}
      {running.status === 'failed' && !isReplaced && (
        <p role="alert" className={styles.error}>
          The example stopped: {message(running.error)}
        </p>
      )}
      <div className={styles.stageArea}>
        {running.status === 'waiting' && !isWanted && !isReplaced && (
          <button
            type="button"
            className={clsx('button button--outline button--primary', styles.run)}
            onClick={() => dispatch({type: 'wanted'})}
          >
            Run
          </button>
        )}
        <div
          ref={stage}
          // Each run has a new element, so that it finds nothing left by an earlier one.
          key={run}
          className={clsx(
            stageStyles.stage,
            (running.status === 'failed' || isReplaced) && styles.stopped,
          )}
          data-example-stage
        />
      </div>
      <noscript>
        <p className={styles.note}>
          The example runs with JavaScript. This is its source:
        </p>
      </noscript>
      {Playground ? (
        <Playground
          file={source.file}
          root={root}
          title={shownTitle}
          text={edit.text ?? original}
          source={original}
          resets={run}
          onText={(text) => (text === original ? edit.forget() : edit.keep(text))}
          onReady={() => dispatch({type: 'editor ran'})}
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
