/** A problem in a program, described for the reader who typed it. */
export interface Problem {
  message: string
  /** 1-based line of the program, if known. */
  line?: number
}

/** Describes a thrown value. React's production build has no texts for errors; this has one for 31. */
export function messageOf(thrown: unknown): string {
  const message = String(thrown)
  return message.includes('React error #31;')
    ? 'Objects are not valid as a React child. Show a facet with <fast-text text={facet} />.'
    : message
}

/** The 1-based line of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/**
 * Finds the line of the program where an error was thrown. Engines write
 * `file:line:column` in a stack, with the innermost call first.
 */
export function lineOfError(thrown: unknown, file: string): number | undefined {
  const {stack = '', line} = Object(thrown) as {stack?: string; line?: unknown}
  const name = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const inStack = new RegExp(`(?<![\\w.-])${name}:(\\d+)`).exec(stack)?.[1]
  if (inStack !== undefined) return Number(inStack)
  // In evaluated code, WebKit's errors have a line, but their stacks have no positions.
  const isEvaluated = /^[^\n@]*@\n/.test(stack)
  return isEvaluated && typeof line === 'number' ? line : undefined
}
