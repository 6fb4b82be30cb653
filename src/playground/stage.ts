import type {Verdict} from './exercise'
import type {Problem} from './problem'
import {
  readAnswer,
  type FrameCommand,
  type Program,
  type RunAnswer,
  type RunMessage,
} from './protocol'

/** How often each run is pinged, in milliseconds. */
const pingInterval = 500

/** How many pings a run may miss: two seconds' worth. */
const maxUnanswered = 4

/** After this many ping intervals, a loaded frame without a ready run counts as missing. */
const maxUnready = 20

/** A run that sends more messages between two pings is stopped for flooding the page. */
const maxAnswers = 2000

/** The greatest height of a frame in CSS pixels: some programs would grow forever. */
const maxHeight = 4000

/** Callbacks about the programs of a stage. */
export interface StageListener {
  /** The newest program is on the stage. */
  onMounted: () => void
  /** The newest program failed. The previous one stays on the stage. */
  onFailed: (problem: Problem) => void
  /** The program on the stage threw. */
  onProblem: (problem: Problem) => void
  /** The newest program is on the stage and was checked. */
  onChecked: (verdicts: Verdict[]) => void
  /**
   * The frame was removed with everything in it. `stopped`: a program in it did not answer.
   * `missing`: it could not be loaded.
   */
  onEnded: (reason: 'stopped' | 'missing') => void
}

/** Runs programs in frames with an opaque origin. */
export interface Stage {
  /**
   * Runs a program out of sight, and shows it once it works.
   *
   * @param url of a frame that has the program's modules
   */
  run: (program: Program, url: string) => void
  setTheme: (theme: string) => void
  /** Ends all programs. */
  end: () => void
}

interface Frame {
  element: HTMLIFrameElement
  loaded: Promise<void>
}

interface Run {
  number: number
  frame: Frame
  port: MessagePort
  height: number
  /** A run is pinged only once it is ready. */
  state: 'loading' | 'loaded' | 'ready'
  unanswered: number
  answers: number
}

function createFrame(container: HTMLElement, url: string, title: string): Frame {
  const element = document.createElement('iframe')
  element.sandbox.add('allow-scripts')
  element.title = title
  element.referrerPolicy = 'no-referrer'
  element.dataset.state = 'waiting'
  element.src = url
  const loaded = new Promise<void>((resolve) => {
    element.addEventListener('load', () => resolve(), {once: true})
  })
  container.append(element)
  return {element, loaded}
}

function command(frame: Frame, content: FrameCommand, ports: MessagePort[] = []): void {
  // An opaque origin cannot be a target; the message is not secret.
  frame.element.contentWindow?.postMessage(content, '*', ports)
}

function send({port}: Run, message: RunMessage): void {
  port.postMessage(message)
}

/**
 * Makes a stage.
 *
 * @param container the element for the frames
 * @param title the title of the frames
 * @param theme the `data-theme` of the page
 */
export function createStage(
  container: HTMLElement,
  title: string,
  theme: string,
  listener: StageListener,
): Stage {
  const frames = new Map<string, Frame>()
  let runCount = 0
  /** The run on the stage. */
  let shown: Run | undefined
  /** The newest run, until it takes the stage. */
  let next: Run | undefined

  const removeFrame = (frame: Frame) => {
    for (const [url, known] of frames) if (known === frame) frames.delete(url)
    frame.element.remove()
    for (const run of [shown, next]) if (run?.frame === frame) run.port.close()
    if (shown?.frame === frame) shown = undefined
    if (next?.frame === frame) next = undefined
  }

  const endNext = () => {
    if (!next) return
    next.port.close()
    command(next.frame, {action: 'end', run: next.number})
    next = undefined
  }

  const setHeight = ({frame, height}: Run) => {
    frame.element.style.height = `${Math.ceil(height)}px`
  }

  const show = (run: Run) => {
    shown?.port.close()
    shown = run
    next = undefined
    command(run.frame, {action: 'keep', run: run.number})
    run.frame.element.dataset.state = 'shown'
    setHeight(run)
    for (const frame of frames.values()) if (frame !== run.frame) removeFrame(frame)
    listener.onMounted()
  }

  const remove = (run: Run, reason: 'stopped' | 'missing') => {
    removeFrame(run.frame)
    listener.onEnded(reason)
  }

  const onAnswer = (run: Run, answer: RunAnswer) => {
    run.unanswered = 0
    switch (answer.type) {
      case 'ready':
        run.state = 'ready'
        break
      case 'mounted':
        if (run === next) show(run)
        break
      case 'failed':
        if (run !== next) break
        endNext()
        listener.onFailed(answer.problem)
        break
      case 'problem':
        if (run === shown) listener.onProblem(answer.problem)
        break
      case 'checked':
        if (run === shown && !next) listener.onChecked(answer.verdicts)
        break
      case 'height':
        run.height = Math.min(answer.height, maxHeight)
        if (run === shown) setHeight(run)
        break
      case 'pong':
        break
    }
  }

  // Pings are counted rather than timed, because a page may sleep.
  const ping = (run: Run) => {
    run.answers = 0
    run.unanswered += 1
    if (run.state === 'ready') {
      if (run.unanswered > maxUnanswered) remove(run, 'stopped')
      else send(run, {type: 'ping'})
    } else if (run.state === 'loaded' && run.unanswered > maxUnready) {
      remove(run, 'missing')
    }
  }
  const timer = setInterval(() => {
    for (const run of [next, shown]) if (run) ping(run)
  }, pingInterval)

  const run = (program: Program, url: string) => {
    endNext()
    const frame = frames.get(url) ?? createFrame(container, url, title)
    frames.set(url, frame)
    const {port1, port2} = new MessageChannel()
    runCount += 1
    const started: Run = {
      number: runCount,
      frame,
      port: port1,
      height: 0,
      state: 'loading',
      unanswered: 0,
      answers: 0,
    }
    next = started
    port1.onmessage = ({data}: MessageEvent<unknown>) => {
      started.answers += 1
      const answer = readAnswer(data)
      if (started.answers > maxAnswers) remove(started, 'stopped')
      else if (answer) onAnswer(started, answer)
    }
    void frame.loaded.then(() => {
      if (next !== started) return
      started.state = 'loaded'
      command(frame, {action: 'start', run: started.number}, [port2])
      send(started, {type: 'run', program, theme})
    })
  }

  return {
    run,
    setTheme(changed) {
      theme = changed
      for (const running of [shown, next])
        if (running) send(running, {type: 'theme', theme})
    },
    end() {
      clearInterval(timer)
      for (const frame of frames.values()) removeFrame(frame)
    },
  }
}
