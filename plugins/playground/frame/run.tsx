/**
 * Runs one program in its own frame and reports to the page. The program may use anything
 * it can reach. It cannot reach the page, storage or the network.
 */
import {modules, renderers} from 'frame-modules'
import {useEffect, type ComponentType} from 'react'
import {Boundary} from './Boundary'
import styles from './stage.module.css'
import type {Exercise} from '../shared/exercise'
import type {Problem} from '../shared/problem'
import type {ExerciseCode, Program, RunAnswer, RunMessage} from '../shared/protocol'
import type * as checkerModule from './checks'
import type * as tracerModule from './trace'
import {afterwards, compileModule} from './evaluate'
import {startReporting} from './failures'
import {withKnownExports} from './knownExports'
import {provideStorage} from './storage'
import './run.css'

const maxProblems = 20

const stage = document.createElement('div')
stage.className = styles.stage ?? ''
/** Everything visible in this frame. Its height is sent to the page. */
const content = document.createElement('div')
content.append(stage)
document.body.append(content)

// No Content Security Policy can forbid these APIs, which could connect to other machines.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) {
  Reflect.deleteProperty(window, name)
}

function requireModule(name: string): unknown {
  const module = modules[name]
  if (module !== undefined) return withKnownExports(name, Object(module) as object)
  const names = Object.keys(modules).filter((known) => !known.includes('/jsx-'))
  throw new Error(`There is no module "${name}" here. There are ${names.join(', ')}.`)
}

/** Calls back when its siblings have rendered and their effects have run. */
function Mounted({onMounted}: {onMounted: () => void}) {
  useEffect(() => afterwards(onMounted), [onMounted])
  return null
}

const load = (code: string, file: string) => compileModule(code, file)(requireModule)

/** Evaluates the checks before the program can change anything that they rely on. */
function loadChecker({checker, checks}: ExerciseCode) {
  const {createChecker} = load(checker, 'checker.js') as typeof checkerModule
  const {default: exercise} = load(checks, 'checks.ts') as {default: Exercise<object>}
  return createChecker(exercise, modules, requireModule)
}

/** Makes the tracer before the program uses anything that is traced. */
function loadTracer(tracer: string, answer: (message: RunAnswer) => void) {
  const {createTracer} = load(tracer, 'tracer.js') as typeof tracerModule
  return createTracer({
    packages: Object.keys(modules),
    require: requireModule,
    send: (news) => answer({type: 'traced', news}),
  })
}

let tracer: ReturnType<typeof loadTracer> | undefined

function run(program: Program, answer: (message: RunAnswer) => void): void {
  provideStorage(program.stored, (entries) => answer({type: 'stored', entries}))
  let problems = 0
  const onProblem = (problem: Problem) => {
    problems += 1
    if (problems <= maxProblems) answer({type: 'problem', problem})
  }
  const prepare = () => {
    if (program.tracer !== undefined) tracer = loadTracer(program.tracer, answer)
    const checker = program.exercise && loadChecker(program.exercise)
    const evaluate = compileModule(program.code, program.file)
    const mount = renderers[program.root]
    const onMounted = () => {
      answer({type: 'mounted', height: content.offsetHeight})
      void checker
        ?.run(evaluate, mount)
        .then((verdicts) => answer({type: 'checked', verdicts}))
    }
    const start = (report: (thrown: unknown) => void) => {
      const {default: Component} = evaluate(
        tracer?.require ?? requireModule,
        tracer?.calls,
      )
      if (typeof Component !== 'function' && typeof Component !== 'object')
        throw new Error('The program must export a component by default.')
      const Example = tracer
        ? tracer.watched(Component as ComponentType)
        : (Component as ComponentType)
      tracer?.nameProps(checker?.props)
      checker?.showControls(content, stage.className)
      const element = (
        <Boundary onError={report}>
          <Example {...checker?.props} />
          <Mounted onMounted={onMounted} />
        </Boundary>
      )
      mount(element, stage)
    }
    return (report: (thrown: unknown) => void) =>
      tracer ? tracer.start(() => start(report)) : start(report)
  }
  startReporting(program, prepare, onProblem)
}

function listen(port: MessagePort): void {
  // Bound early, because the program may replace postMessage.
  const answer: (message: RunAnswer) => void = port.postMessage.bind(port)
  port.onmessage = ({data}: MessageEvent<RunMessage>) => {
    switch (data.type) {
      case 'run':
        run(data.program, answer)
        break
      case 'theme':
        document.documentElement.dataset.theme = data.theme
        break
      case 'pace':
        tracer?.setPace(data.pace)
        break
      case 'ping':
        answer({type: 'alive'})
        break
      default:
        data satisfies never
    }
  }
  new ResizeObserver(() =>
    answer({type: 'height', height: content.offsetHeight}),
  ).observe(content)
  answer({type: 'alive'})
}

function onFirstMessage({source, ports: [port]}: MessageEvent): void {
  if (source !== window.parent || !port) return
  removeEventListener('message', onFirstMessage)
  listen(port)
}
addEventListener('message', onFirstMessage)
