/**
 * Runs the examples of a page. Bundled as a separate script, so that an example can run before
 * the page has its scripts; these use the same instance (`window.importModule`).
 */
import type {Program} from '../../shared/protocol'
import type {ExampleRoot} from '../../shared/roots'
import {tracedFile} from '../../shared/source'
import {notLoaded, showProblem} from './problem'
import {createStage, type Stage, type StageListener, type Tracing} from './stage'

export {createStage, type Stage, type StageListener, type Tracing}

/**
 * The value of `data-status`: nothing has run yet, the program is loading, it is on the stage, or
 * it could not run.
 */
export type ExampleStatus = 'waiting' | 'starting' | 'running' | 'failed'

export interface ExampleRun {
  stage: Stage
  /** Gives the stage to an editor, until the program of the page starts again. */
  lend: () => Stage
  /** Runs the program of the page, again if it has run. */
  start: () => Promise<void>
  /** Runs the program of the page once, after those of other examples that have been asked for. */
  startInTurn: () => void
  end: () => void
}

const runs = new WeakMap<HTMLElement, ExampleRun>()

/** The starts of examples that nobody pressed. One follows the other, so that a page stays smooth. */
let turn: Promise<unknown> = Promise.resolve()

const endings = {
  stopped: 'It did not answer for 2 seconds.',
  flooding: 'It sent too many messages.',
  missing: 'Its frame could not be loaded.',
}

async function fetchProgram(file: string): Promise<Pick<Program, 'code' | 'file'>> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return (await response.json()) as Pick<Program, 'code' | 'file'>
}

function createExampleRun(example: HTMLElement): ExampleRun {
  const place = example.querySelector<HTMLElement>('[data-example-stage]')
  if (!place) throw new Error('The example has no stage.')
  const name = example.dataset.example ?? ''
  let onStarted: () => void = () => undefined
  /** The latest start, which an editor or a later start ends. */
  let current: object | undefined
  /** The programs of the page. They are kept, because one starts when an editor closes offline. */
  const programs = new Map<string, Promise<Pick<Program, 'code' | 'file'>>>()

  const load = () => {
    const {program: plain = ''} = place.dataset
    const file = stage.isTraced() ? tracedFile(plain) : plain
    const program = programs.get(file) ?? fetchProgram(file)
    programs.set(file, program)
    program.catch(() => programs.delete(file))
    return program
  }

  const setStatus = (status: ExampleStatus, problem = '') => {
    example.dataset.status = status
    showProblem(example, problem)
    if (status !== 'starting') onStarted()
  }
  const fail = (problem: string) => setStatus('failed', `The example stopped: ${problem}`)
  const listener: Partial<StageListener> = {
    onMounted: () => setStatus('running'),
    onFailed: ({message}) => fail(message),
    onProblem: ({message}) => fail(message),
    onEnded: (reason) => fail(endings[reason]),
    onTracing: () => void start(),
  }
  const stage = createStage(place, place.dataset.title ?? '', `example.${name}.stored`)

  const start = async () => {
    const own = (current = {})
    stage.listen(listener)
    const {frame: url = '', root} = place.dataset
    setStatus('starting')
    const started = new Promise<void>((resolve) => (onStarted = resolve))
    try {
      const loaded = await load()
      if (current !== own) return
      stage.run({...loaded, root: root as ExampleRoot}, url)
    } catch {
      if (current === own) setStatus('failed', notLoaded)
    }
    await started
  }
  return {
    stage,
    lend() {
      current = undefined
      setStatus('running')
      void load()
      return stage
    },
    start,
    startInTurn: () => {
      turn = turn.then(() => (example.dataset.status === 'waiting' ? start() : undefined))
    },
    end: () => {
      stage.end()
      runs.delete(example)
      setStatus('waiting')
    },
  }
}

/** The run of an example on the page. */
export function exampleIn(example: HTMLElement): ExampleRun {
  const run = runs.get(example) ?? createExampleRun(example)
  runs.set(example, run)
  return run
}
