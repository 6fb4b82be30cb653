import playground from '@generated/playground/default/playground.json'
import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
import type {ComponentType, ReactNode} from 'react'
import {useCallback, useEffect, useRef, useState} from 'react'
import {useStored} from '../../../lib/client/useStored'
import {announce} from '../../../lib/client/Announcer'
import {CodeBlock} from '../../../code/client/CodeBlock'
import type {Props as PlaygroundProps} from '../Playground'
import {frameFor} from '../../shared/frames'
import {rendererModules, type ExampleRoot} from '../../shared/roots'
import type {ExampleSource} from '../../shared/source'
import type * as Runner from '../runner'
import {EditorNotice} from './EditorNotice'
import {useTrace} from './useTrace'
import styles from './styles.module.css'

interface Props {
  /** A file in src/examples, without its extension. */
  name: string
  title?: string
  root?: ExampleRoot
  /** The highlighted file and its program. plugins/playground/build/examples adds this. */
  source: ExampleSource
}

interface Editor {
  status: 'closed' | 'loading' | 'ready' | 'failed'
  /** The unedited source, as the page shows it. */
  original: string
  /** What replaces the source, once loaded, and where its program runs. */
  loaded?: {Playground: ComponentType<PlaygroundProps>; stage: Runner.Stage}
}

/** An example loads at this distance from the viewport, so that it already runs when it is seen. */
const loadMargin = '200px'

/** Elements that the runner changes, and React leaves alone. */
const ofRunner = {
  dangerouslySetInnerHTML: {__html: ''},
  suppressHydrationWarning: true,
  'data-unhydrated': true,
}

/**
 * A live example: runs a file of src/examples with the real packages, in a frame, and shows its
 * source. It runs when it comes near the screen or, on a page that is not hydrated yet, when a
 * reader presses Run (../runOnPress). The editor is loaded when a reader asks for it.
 */
export function Example({
  name,
  title = 'Live example',
  root = 'dom-fiber',
  source,
}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null)
  const runnerUrl = useBaseUrl(playground.runner)
  const program = useBaseUrl(source.program)
  const needed = [rendererModules[root], ...source.imports]
  const frame = useBaseUrl(frameFor(playground.frames, needed)?.file ?? '')
  const [resets, setResets] = useState(0)
  const [editor, setEditor] = useState<Editor>({status: 'closed', original: ''})
  const edit = useStored(`example.${name}`)
  const isEditing = editor.status === 'ready' || editor.status === 'loading'

  const findRun = useCallback(async () => {
    const {exampleIn} = await window.importModule<typeof Runner>(runnerUrl)
    if (!figure.current) throw new Error('The example is gone.')
    return exampleIn(figure.current)
  }, [runnerUrl])
  const {toggle, trace} = useTrace(async () => (await findRun()).stage, title)

  useEffect(() => {
    const node = figure.current
    if (!node) return undefined
    // A failure leaves the button Run, which loads again.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        findRun().then(
          (run) => run.startInTurn(),
          () => undefined,
        )
      },
      {rootMargin: loadMargin},
    )
    observer.observe(node)
    return () => {
      observer.disconnect()
      if (node.dataset.status === 'waiting') return
      void window
        .importModule<typeof Runner>(runnerUrl)
        .then(({exampleIn}) => exampleIn(node).end())
    }
    // A changed program is a new example: `npm start` makes one when its file is saved.
  }, [program, runnerUrl, findRun])

  const restart = () => {
    findRun().then(
      (run) => run.start(),
      () => undefined,
    )
  }
  const reset = () => {
    edit.forget()
    setResets(resets + 1)
    if (editor.status === 'closed') restart()
    else announce('The source of the page is back.')
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
    const original = figure.current?.querySelector('pre code')?.textContent ?? ''
    setEditor({status: 'loading', original})
    Promise.all([import('../Playground'), findRun()]).then(
      ([{Playground}, run]) => whileLoading({loaded: {Playground, stage: run.lend()}}),
      () => whileLoading({status: 'failed'}),
    )
  }

  return (
    <figure
      ref={figure}
      className={styles.box}
      data-example={name}
      data-status="waiting"
      data-editing={editor.status}
    >
      <figcaption className={styles.header}>
        <span className={styles.title}>{title}</span>
        <span className={styles.tools}>
          {edit.text !== undefined && <span className={styles.edited}>Edited</span>}
          {/* To the left of Edit, which must not move when Reset appears. The style sheet shows it
              once the example has started, also on a page that is not hydrated. */}
          <button
            type="button"
            className={clsx(styles.button, edit.text === undefined && styles.reset)}
            onClick={reset}
          >
            Reset
          </button>
          {toggle}
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
      <p role="alert" className={styles.error} data-example-problem {...ofRunner} />
      <div className={styles.stageArea}>
        {!isEditing && (
          <button
            type="button"
            className={clsx('button button--outline button--primary', styles.run)}
            data-run={runnerUrl}
          >
            Run
          </button>
        )}
        <div
          className={styles.frames}
          data-example-stage
          data-title={`Result of ${title}`}
          data-program={program}
          data-frame={frame}
          data-root={root}
          {...ofRunner}
        />
      </div>
      {trace}
      <noscript>
        <p className={styles.note}>
          The example runs with JavaScript. This is its source:
        </p>
      </noscript>
      {editor.loaded ? (
        <editor.loaded.Playground
          file={source.file}
          root={root}
          title={title}
          stage={editor.loaded.stage}
          source={editor.original}
          resets={resets}
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
