import playground from '@generated/playground/default/playground.json'
import {compile, importsOf} from '../shared/compile'
import {createEditor, type Editor} from './editor'
import type {Verdict} from '../shared/exercise'
import {frameFor} from '../shared/frames'
import type {Problem} from '../shared/problem'
import type {ExerciseCode} from '../shared/protocol'
import {rendererModules, type ExampleRoot} from '../shared/roots'
import {cursorEvent, lineEvent} from '../shared/trace'
import type {Stage} from './runner'

/** Debounce delay before a program runs, in milliseconds. */
const runDelay = 300

const maxProblems = 5

/** The state of the program in the editor. */
export interface SessionState {
  /**
   * `starting`: the first program has neither run nor failed yet. `running`: a program is on
   * the stage. `stopped`, `flooding`: the program hung, or sent too many messages, and was ended.
   * `missing`: the frame could not be loaded. `failed`: the program has problems, and the stage
   * is empty.
   */
  status: 'starting' | 'running' | 'stopped' | 'flooding' | 'missing' | 'failed'
  /** Problems of the editor's text, and of the program on the stage, which may be an older one. */
  problems: readonly Problem[]
  /**
   * The verdicts of an exercise. The previous text's verdicts stay until the editor's text has
   * been checked. Empty when the program has failed or was ended.
   */
  verdicts?: readonly Verdict[]
}

interface Options {
  /** An empty element for the editor. */
  place: HTMLElement
  /** Where the programs run. The session listens to it, and leaves it as it is at the end. */
  stage: Stage
  /** Name of the program in stack traces. */
  file: string
  root: ExampleRoot
  /** Names the example for screen readers. */
  title: string
  text: string
  exercise?: ExerciseCode
  /** The site's base path, with leading and trailing slashes. */
  baseUrl: string
  onState: (state: SessionState) => void
  /** Called with the text after each change. */
  onText: (text: string) => void
}

/**
 * Opens an editor and runs its program on a stage, at once and whenever the reader stops typing.
 */
export function startSession({
  place,
  stage,
  file,
  root,
  title,
  text,
  exercise,
  baseUrl,
  onState,
  onText,
}: Options): Editor {
  let state: SessionState = {status: 'starting', problems: []}
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = (change: Partial<SessionState>) => {
    state = {...state, ...change}
    editor.markLines(state.problems.flatMap(({line}) => line ?? []))
    onState(state)
  }
  const fail = (problems: readonly Problem[]) =>
    update({
      problems,
      verdicts: [],
      status: state.status === 'running' ? 'running' : 'failed',
    })

  const run = () => {
    const compiled = compile(editor.text(), playground.fastElements, stage.isTraced())
    if ('problems' in compiled) {
      fail(compiled.problems.slice(0, maxProblems))
      return
    }
    const {code} = compiled
    const frame = frameFor(playground.frames, [rendererModules[root], ...importsOf(code)])
    if (frame) stage.run({code, file, root, exercise}, baseUrl + frame.file)
  }

  const figure = place.closest('figure')
  const editor = createEditor(
    place,
    text,
    `Source of ${title}. Escape, then Tab, leaves the editor.`,
    (changed) => {
      onText(changed)
      clearTimeout(timer)
      timer = setTimeout(run, runDelay)
    },
    (line) => figure?.dispatchEvent(new CustomEvent(cursorEvent, {detail: line})),
  )

  stage.listen({
    onMounted: () => update({status: 'running', problems: []}),
    onFailed: (problem) => fail([problem]),
    onProblem(problem) {
      const {problems} = state
      const isKnown = problems.some(
        ({message, line}) => message === problem.message && line === problem.line,
      )
      if (!isKnown) update({problems: [...problems, problem].slice(-maxProblems)})
    },
    onChecked: (verdicts) => update({verdicts}),
    onTracing: run,
    onEnded: (status) => update({status, problems: [], verdicts: []}),
  })

  const onLine = (event: Event) =>
    editor.markLine((event as CustomEvent<number | undefined>).detail)
  figure?.addEventListener(lineEvent, onLine)

  run()
  return {
    ...editor,
    destroy() {
      clearTimeout(timer)
      figure?.removeEventListener(lineEvent, onLine)
      editor.destroy()
    },
  }
}
