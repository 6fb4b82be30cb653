import type {Verdict} from './exercise'
import type {Problem} from './problem'
import {
  readAnswer,
  type FrameCommand,
  type Program,
  type RunAnswer,
  type RunMessage,
} from './protocol'

/** How often a run is asked whether it still answers, in milliseconds. */
const pingInterval = 500

/** How many times a run may leave that unanswered: for two seconds. */
const mostUnanswered = 4

/** How many times that is asked before a frame that has loaded is not the right one. */
const mostUnready = 20

/** More answers than this between two pings are not meant to be read. */
const mostAnswers = 2000

/** What a program shows is cut off there, in CSS pixels: some would grow for ever. */
const tallest = 4000

/** Hears how programs do. */
export interface StageListener {
  /** The newest program is on the stage. */
  onMounted: () => void
  /** The newest program failed; the one before it is still on the stage. */
  onFailed: (problem: Problem) => void
  /** The program on the stage threw. */
  onProblem: (problem: Problem) => void
  /** The newest program, which is on the stage, was checked. */
  onChecked: (verdicts: Verdict[]) => void
  /** A program did not answer; what was on the stage is gone with it. */
  onStopped: () => void
  /** There was no frame to be had. */
  onMissing: () => void
}

/** Where programs run: frames of an opaque origin. */
export interface Stage {
  /**
   * Runs a program beside the one on the stage, and shows it when it works.
   *
   * @param url of a document that has what the program imports
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
  /** Nothing is asked of a run before its frame has loaded. */
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
  // An opaque origin has no name to send to. What is sent is no secret.
  frame.element.contentWindow?.postMessage(content, '*', ports)
}

function tell({port}: Run, message: RunMessage): void {
  port.postMessage(message)
}

/**
 * Makes a stage.
 *
 * @param container gets the frames
 * @param title names them
 * @param theme of the page, as the root element has it
 */
export function createStage(
  container: HTMLElement,
  title: string,
  theme: string,
  listener: StageListener,
): Stage {
  const frames = new Map<string, Frame>()
  let runs = 0
  /** On the stage. */
  let shown: Run | undefined
  /** Not yet on the stage. */
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
    for (const frame of [...frames.values()]) if (frame !== run.frame) removeFrame(frame)
    listener.onMounted()
  }

  const stop = (run: Run) => {
    removeFrame(run.frame)
    listener.onStopped()
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
        run.height = Math.min(answer.height, tallest)
        if (run === shown) setHeight(run)
        break
      case 'pong':
        break
    }
  }

  // Counted, not timed: a page that slept has not waited.
  const ping = (run: Run) => {
    run.answers = 0
    run.unanswered += 1
    if (run.state === 'ready') {
      if (run.unanswered > mostUnanswered) stop(run)
      else tell(run, {type: 'ping'})
    } else if (run.state === 'loaded' && run.unanswered > mostUnready) {
      removeFrame(run.frame)
      listener.onMissing()
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
    runs += 1
    const started: Run = {
      number: runs,
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
      if (started.answers > mostAnswers) stop(started)
      else if (answer) onAnswer(started, answer)
    }
    void frame.loaded.then(() => {
      if (next !== started) return
      started.state = 'loaded'
      command(frame, {action: 'start', run: started.number}, [port2])
      tell(started, {type: 'run', program, theme})
    })
  }

  return {
    run,
    setTheme(changed) {
      theme = changed
      for (const running of [shown, next])
        if (running) tell(running, {type: 'theme', theme})
    },
    end() {
      clearInterval(timer)
      for (const frame of [...frames.values()]) removeFrame(frame)
    },
  }
}
