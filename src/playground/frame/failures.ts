/** Finds all that a program throws, whichever way the engine tells of it. */
import {lineOfError, messageOf, type Problem} from '../problem'
import type {Program} from '../protocol'
import {watchCallbacks} from './callbacks'
import {EndlessTurn} from './turn'

/** What was thrown, in words, with its line of the program. */
function problemOf(thrown: unknown, {file}: Program, line?: number): Problem {
  const ownLine = thrown instanceof EndlessTurn ? thrown.line : lineOfError(thrown, file)
  return {message: messageOf(thrown), line: ownLine ?? line}
}

/**
 * Starts a program and reports its failures: those of its start, of its listeners and timers,
 * and unhandled rejections. What React catches has to be reported by its boundary.
 *
 * @param program says under which name errors know their file
 * @param compile gives what runs it, which is given what reports an error
 * @param onProblem hears of each error once
 */
export function startReporting(
  program: Program,
  compile: () => (report: (thrown: unknown) => void) => void,
  onProblem: (problem: Problem) => void,
): void {
  const report = (thrown: unknown) => onProblem(problemOf(thrown, program))
  /** Reported already; its error event is still to come. */
  let reported: {thrown: unknown} | undefined
  addEventListener('error', ({error, message, filename, lineno}) => {
    // Nothing was thrown: an observer gets a size in the next frame.
    if (message.startsWith('ResizeObserver loop')) return
    const isReported = reported && (error === reported.thrown || error === null)
    reported = undefined
    if (isReported) return
    // A syntax error has no stack in the program; its event has the line of the program,
    // in Chromium under the name of the document.
    const isOwn = filename.endsWith(program.file) || error instanceof SyntaxError
    onProblem(problemOf(error ?? message, program, isOwn ? lineno : undefined))
  })
  addEventListener('unhandledrejection', ({reason}) => report(reason))
  // Of a syntax error only the event tells the line, and only of one that nobody caught. Of
  // others WebKit's event tells nothing: the frame has no origin.
  const starter = new EventTarget()
  starter.addEventListener('start', () => {
    const run = compile()
    try {
      run(report)
    } catch (error) {
      report(error)
    }
  })
  // What follows is the program's.
  watchCallbacks(window, (thrown) => {
    if (reported?.thrown !== thrown) report(thrown)
    reported = {thrown}
  })
  starter.dispatchEvent(new Event('start'))
}
