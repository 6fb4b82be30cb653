import {openFrame, type OpenFrame} from './openFrame'
import type {Verdict} from '../../shared/exercise'
import type {Problem} from '../../shared/problem'
import {
  readAnswer,
  readEntries,
  type FrameCommand,
  type Pace,
  type Program,
  type RunAnswer,
  type RunMessage,
} from '../../shared/protocol'

/** The time between two pings of a run, in milliseconds. */
const pingInterval = 500

/** How many pings a run may miss: two seconds' worth. */
const maxUnanswered = 4

/** How many pings a run may miss before its first answer; after more, its frame is `missing`. */
const maxUnansweredAtFirst = 20

/** How many messages a run may send between two pings. */
const maxAnswers = 2000

/** The greatest height of a frame in CSS pixels: some programs would grow forever. */
const maxHeight = 4000

export interface StageListener {
  /** The newest program is on the stage. */
  onMounted: () => void
  /** The newest program failed before it was on the stage. The previous one stays there. */
  onFailed: (problem: Problem) => void
  /** The program on the stage threw. */
  onProblem: (problem: Problem) => void
  /** The newest program is on the stage and was checked. */
  onChecked: (verdicts: Verdict[]) => void
  /** Programs are traced from now on, or no more: the newest one should run again. */
  onTracing: () => void
  /**
   * A frame was removed with everything in it. `stopped`: a program in it did not answer.
   * `flooding`: it sent too many messages. `missing`: the frame could not be loaded.
   */
  onEnded: (reason: 'stopped' | 'flooding' | 'missing') => void
}

export interface Tracing {
  /** `frame/trace`, as a CommonJS module. */
  tracer: string
  /** Called when the news that follow are those of another program. */
  onStarted: () => void
  /** Called with what the newest program has sent, which may be anything. */
  onNews: (news: unknown) => void
}

/** Runs programs in frames with an opaque origin. */
export interface Stage {
  /** Changes who is told about the programs. */
  listen: (listener: Partial<StageListener>) => void
  /** Traces the programs that run from now on, or none. */
  trace: (tracing?: Tracing) => void
  /** Holds the timers and frames of the newest program, if it is traced. */
  setPace: (pace: Pace) => void
  /** Whether programs are traced, which must be compiled for it. */
  isTraced: () => boolean
  /** Takes over a frame that was opened in the stage's container. */
  adopt: (frame: OpenFrame) => void
  /**
   * Runs a program out of sight, and shows it once it works.
   *
   * @param url of a frame that has the program's modules
   */
  run: (program: Program, url: string) => void
  end: () => void
}

interface Run {
  frame: OpenFrame
  port: MessagePort
  /** `loading`: its frame loads. `started`: its frame has loaded. `alive`: has answered. */
  state: 'loading' | 'started' | 'alive'
  /** Pings since the last answer. */
  unanswered: number
  /** Answers since the last ping. */
  answers: number
}

function setHeight({element}: OpenFrame, height: number): void {
  element.style.height = `${Math.ceil(Math.min(height, maxHeight))}px`
}

function command(frame: OpenFrame, name: FrameCommand, ports: MessagePort[] = []): void {
  // An opaque origin cannot be a target; the message is not secret.
  frame.element.contentWindow?.postMessage(name, '*', ports)
}

/** Calls back once the document of a frame takes commands, while most of it may still load. */
function whenReady(frame: OpenFrame, callBack: () => void): void {
  addEventListener('message', function onMessage({source}) {
    if (source !== frame.element.contentWindow) return
    removeEventListener('message', onMessage)
    callBack()
  })
  command(frame, 'hello')
}

function send({port}: Run, message: RunMessage): void {
  port.postMessage(message)
}

function sendTheme(run: Run): void {
  send(run, {type: 'theme', theme: document.documentElement.dataset.theme ?? ''})
}

/** Reads what earlier programs have stored. */
function readStored(key: string): Record<string, string> | undefined {
  try {
    return readEntries(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    // There is no storage, or somebody else has written to it.
    return undefined
  }
}

function keepStored(key: string, entries: Record<string, string>): void {
  try {
    localStorage.setItem(key, JSON.stringify(entries))
  } catch {
    // There is no storage, or it is full: the entries last as long as the program.
  }
}

/**
 * Makes a stage.
 *
 * @param storageKey where the page keeps what the programs store; without it, they store nothing
 */
export function createStage(
  container: HTMLElement,
  title: string,
  storageKey?: string,
): Stage {
  let listener: Partial<StageListener> = {}
  let tracing: Tracing | undefined
  /** The frames in the container, by URL. */
  const frames = new Map<string, OpenFrame>()
  /** The run on the stage. */
  let shown: Run | undefined
  /** The newest run, until it takes the stage. */
  let next: Run | undefined
  const runs = () => [shown, next].filter((run) => run !== undefined)

  const removeFrame = (frame: OpenFrame) => {
    frames.delete(frame.url)
    frame.element.remove()
    for (const run of runs()) if (run.frame === frame) run.port.close()
    if (shown?.frame === frame) shown = undefined
    if (next?.frame === frame) next = undefined
  }

  const endNext = () => {
    if (!next) return
    next.port.close()
    command(next.frame, 'end')
    next = undefined
  }

  const show = (run: Run, height: number) => {
    shown?.port.close()
    shown = run
    next = undefined
    command(run.frame, 'show')
    run.frame.element.dataset.state = 'shown'
    setHeight(run.frame, height)
    for (const frame of frames.values()) if (frame !== run.frame) removeFrame(frame)
    listener.onMounted?.()
  }

  const remove = (run: Run, reason: Parameters<StageListener['onEnded']>[0]) => {
    removeFrame(run.frame)
    listener.onEnded?.(reason)
  }

  const onAnswer = (run: Run, answer: RunAnswer) => {
    run.state = 'alive'
    run.unanswered = 0
    switch (answer.type) {
      case 'mounted':
        if (run === next) show(run, answer.height)
        break
      case 'problem':
        if (run === next) {
          endNext()
          // From now on, the news are those of the program on the stage again.
          tracing?.onStarted()
          listener.onFailed?.(answer.problem)
        } else if (run === shown) listener.onProblem?.(answer.problem)
        break
      case 'stored':
        if (storageKey !== undefined) keepStored(storageKey, answer.entries)
        break
      case 'checked':
        if (run === shown && !next) listener.onChecked?.(answer.verdicts)
        break
      case 'traced':
        if (run === (next ?? shown)) tracing?.onNews(answer.news)
        break
      case 'height':
        if (run === shown) setHeight(run.frame, answer.height)
        break
      case 'alive':
        break
      default:
        answer satisfies never
    }
  }

  // Pings are counted rather than timed, because a page may sleep.
  const ping = (run: Run) => {
    run.answers = 0
    run.unanswered += 1
    const isAlive = run.state === 'alive'
    const allowed = isAlive ? maxUnanswered : maxUnansweredAtFirst
    if (run.unanswered <= allowed) send(run, {type: 'ping'})
    else remove(run, isAlive ? 'stopped' : 'missing')
  }
  const timer = setInterval(() => {
    for (const run of runs()) if (run.state !== 'loading') ping(run)
  }, pingInterval)
  const themeObserver = new MutationObserver(() => runs().forEach(sendTheme))
  themeObserver.observe(document.documentElement, {attributeFilter: ['data-theme']})

  const run = (program: Program, url: string) => {
    endNext()
    tracing?.onStarted()
    const frame = frames.get(url) ?? openFrame(container, url, title)
    frames.set(url, frame)
    const {port1, port2} = new MessageChannel()
    const newRun: Run = {
      frame,
      port: port1,
      state: 'loading',
      unanswered: 0,
      answers: 0,
    }
    next = newRun
    port1.onmessage = ({data}: MessageEvent<unknown>) => {
      newRun.answers += 1
      const answer = readAnswer(data)
      if (newRun.answers > maxAnswers) remove(newRun, 'flooding')
      else if (answer) onAnswer(newRun, answer)
    }
    whenReady(frame, () => {
      if (next !== newRun) return
      command(frame, 'start', [port2])
      sendTheme(newRun)
      const stored = storageKey === undefined ? undefined : readStored(storageKey)
      send(newRun, {type: 'run', program: {...program, stored, tracer: tracing?.tracer}})
    })
    // Until then, no answer is late: the code that answers may take long on a slow connection.
    void frame.loaded.then(() => {
      if (newRun.state === 'loading') newRun.state = 'started'
    })
  }

  return {
    listen(next) {
      listener = next
    },
    trace(changed) {
      tracing = changed
      listener.onTracing?.()
    },
    setPace(pace) {
      const newest = next ?? shown
      if (newest) send(newest, {type: 'pace', pace})
    },
    isTraced: () => tracing !== undefined,
    adopt(frame) {
      frames.get(frame.url)?.element.remove()
      frames.set(frame.url, frame)
    },
    run,
    end() {
      listener = {}
      clearInterval(timer)
      themeObserver.disconnect()
      for (const frame of frames.values()) removeFrame(frame)
    },
  }
}
