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
import type {Problem} from '../problem'
import type {Program, RunAnswer, RunMessage} from '../protocol'
import {startReporting} from './failures'
import './run.css'
import {createTaskQueue, createTurnCheck} from './turn'

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

  const start = () => {
    const evaluate = compile(program)
    return (report: (thrown: unknown) => void) => {
      const {default: Component} = evaluate()
      if (typeof Component !== 'function' && typeof Component !== 'object')
        throw new Error('The program must export a component by default.')
      const Example = Component as ComponentType
      const element = (
        <Boundary onError={report}>
          <Example />
          <Mounted onMounted={onMounted} />
        </Boundary>
      )
      renderers[program.root]?.(element, stage)
    }
  }
  startReporting(program, start, fail)
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
