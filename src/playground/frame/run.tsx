/**
 * Runs one program in a frame of its own and tells the page how it goes. What the program
 * could reach here it may have: nothing of the page, of its storage or of the network.
 */
import {modules, renderers} from 'playground-parts'
import {useEffect, type ComponentType} from 'react'
import {Boundary} from '../../components/Example/Boundary'
import styles from '../../components/Example/stage.module.css'
import '../../css/tokens.css'
import {pauseCheck} from '../compile/pauseCheck'
import {lineOfError, type Problem} from '../problem'
import type {Program, RunAnswer, RunMessage} from '../protocol'
import {watchCallbacks} from './callbacks'
import './run.css'
import {createTaskQueue, createTurnCheck, EndlessTurn} from './turn'

/** A program that throws all the time is not listened to for ever. */
const mostProblems = 20

/** Kept from the program, which may replace what it finds. */
// It is called on a port each time.
// oxlint-disable-next-line typescript/unbound-method
const postToPage = MessagePort.prototype.postMessage

const afterwards = createTaskQueue()

const stage = document.createElement('div')
stage.className = styles.stage ?? ''
document.body.append(stage)

/** A policy cannot forbid these, and they would talk to other machines. */
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) {
  Reflect.deleteProperty(window, name)
}

function problemOf(thrown: unknown, {file}: Program, line?: number): Problem {
  const ownLine = thrown instanceof EndlessTurn ? thrown.line : lineOfError(thrown, file)
  return {message: String(thrown), line: ownLine ?? line}
}

function requireModule(name: string): unknown {
  const module = modules[name]
  if (module !== undefined) return module
  const names = Object.keys(modules).filter((known) => !known.includes('/jsx-'))
  throw new Error(`There is no module "${name}" here. There are ${names.join(', ')}.`)
}

/** Compiles a module and gives what evaluates it, whose result is what it exports. */
function compile({code, file}: Program): () => Record<string, unknown> {
  const parameters = `require, module, exports, ${pauseCheck}`
  // Indirect, so that the program sees nothing of this module. The frame is made for it.
  // oxlint-disable-next-line no-eval -- see above
  const program = (0, eval)(
    `(function (${parameters}) {${code}\n})\n//# sourceURL=${file}`,
  ) as (...values: unknown[]) => void
  return () => {
    const module: {exports: Record<string, unknown>} = {exports: {}}
    const checkPause = createTurnCheck(() => performance.now(), afterwards)
    program.call(undefined, requireModule, module, module.exports, checkPause)
    return module.exports
  }
}

/** Says that what is beside it was rendered, and that its effects have run. */
function Mounted({onMounted}: {onMounted: () => void}) {
  useEffect(() => afterwards(onMounted), [onMounted])
  return null
}

function run(program: Program, answer: (message: RunAnswer) => void): void {
  let state: 'starting' | 'mounted' | 'failed' = 'starting'
  let problems = 0

  const fail = (problem: Problem) => {
    problems += 1
    if (problems > mostProblems || state === 'failed') return
    if (state === 'mounted') answer({type: 'problem', problem})
    else {
      state = 'failed'
      answer({type: 'failed', problem})
    }
  }
  const onMounted = () => {
    if (state !== 'starting') return
    state = 'mounted'
    answer({type: 'mounted'})
  }

  /** What was told already, when its error event comes. */
  let told: {thrown: unknown} | undefined
  addEventListener('error', ({error, message, filename, lineno}) => {
    const isTold = told && (error === told.thrown || error === null)
    told = undefined
    if (isTold) return
    // A syntax error has no stack in the program; its event has the line of the program,
    // in Chromium under the name of the document.
    const isOwn = filename.endsWith(program.file) || error instanceof SyntaxError
    fail(problemOf(error ?? message, program, isOwn ? lineno : undefined))
  })
  addEventListener('unhandledrejection', ({reason}) => fail(problemOf(reason, program)))

  const mount = (evaluate: () => Record<string, unknown>) => {
    const {default: Component} = evaluate()
    if (typeof Component !== 'function' && typeof Component !== 'object')
      throw new Error('The program must export a component by default.')
    const Example = Component as ComponentType
    const element = (
      <Boundary onError={(error) => fail(problemOf(error, program))}>
        <Example />
        <Mounted onMounted={onMounted} />
      </Boundary>
    )
    renderers[program.root]?.(element, stage)
  }
  // Of a syntax error only the event tells the line, and only of one that nobody caught. Of
  // others WebKit's event tells nothing: the frame has no origin.
  const starter = new EventTarget()
  starter.addEventListener('start', () => {
    const evaluate = compile(program)
    try {
      mount(evaluate)
    } catch (error) {
      fail(problemOf(error, program))
    }
  })
  // What follows is the program's.
  watchCallbacks(window, (thrown) => {
    if (told?.thrown !== thrown) fail(problemOf(thrown, program))
    told = {thrown}
  })
  starter.dispatchEvent(new Event('start'))
}

function listen(port: MessagePort): void {
  const answer = (message: RunAnswer) => postToPage.call(port, message)
  const setTheme = (theme: string) => {
    document.documentElement.dataset.theme = theme
  }
  port.onmessage = ({data}: MessageEvent<RunMessage>) => {
    switch (data.type) {
      case 'run':
        setTheme(data.theme)
        run(data.program, answer)
        break
      case 'theme':
        setTheme(data.theme)
        break
      case 'ping':
        answer({type: 'pong'})
        break
    }
  }
  new ResizeObserver(() => answer({type: 'height', height: stage.offsetHeight})).observe(
    stage,
  )
  answer({type: 'ready'})
}

function onFirstMessage({source, ports: [port]}: MessageEvent): void {
  if (source !== window.parent || !port) return
  removeEventListener('message', onFirstMessage)
  listen(port)
}
addEventListener('message', onFirstMessage)
