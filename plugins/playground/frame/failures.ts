/** Reports the errors of a program, except those that React catches. */
import {lineOfError, messageOf, type Problem} from '../shared/problem'
import type {Program} from '../shared/protocol'
import {watchCallbacks} from './callbacks'
import {EndlessTurn} from './turn'

/** Describes a thrown value, with its line in the program. */
function problemOf(thrown: unknown, {file}: Program, line?: number): Problem {
  const ownLine = thrown instanceof EndlessTurn ? thrown.line : lineOfError(thrown, file)
  return {message: messageOf(thrown), line: ownLine ?? line}
}

/**
 * Starts a program and reports its errors: at the start, in listeners and timers, and in
 * promises that nothing handles. It misses errors that React catches: an error boundary must
 * report those.
 *
 * @param compile returns a function that runs the program and takes an error reporter
 * @param onProblem called once for each error
 */
export function startReporting(
  program: Program,
  compile: () => (report: (thrown: unknown) => void) => void,
  onProblem: (problem: Problem) => void,
): void {
  const report = (thrown: unknown) => onProblem(problemOf(thrown, program))
  /** The last error reported, until its event arrives. In WebKit the event may lack the error. */
  let reported: {thrown: unknown} | undefined
  addEventListener('error', ({error, message, filename, lineno}) => {
    // Nothing was thrown: an observer merely gets a size one frame late.
    if (message.startsWith('ResizeObserver loop')) return
    const isReported = reported && (error === reported.thrown || error === null)
    reported = undefined
    if (isReported) return
    // The stack of a syntax error does not name the program, but its event has the line. In
    // Chromium, that event's file name is the document's.
    const isOwn = filename.endsWith(program.file) || error instanceof SyntaxError
    onProblem(problemOf(error ?? message, program, isOwn ? lineno : undefined))
  })
  addEventListener('unhandledrejection', ({reason}) => report(reason))
  // Syntax errors must not be caught: only their error events have the line. Other errors must
  // be caught: WebKit hides them in the events of a frame without an origin.
  const starter = new EventTarget()
  starter.addEventListener('start', () => {
    const run = compile()
    try {
      run(report)
    } catch (error) {
      report(error)
    }
  })
  // From here on, listeners and timers belong to the program.
  watchCallbacks(window, (thrown) => {
    if (reported?.thrown !== thrown) report(thrown)
    reported = {thrown}
  })
  starter.dispatchEvent(new Event('start'))
}
