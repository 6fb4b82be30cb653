/** What is wrong with a program, in words for who typed it. */
export interface Problem {
  message: string
  /** 1-based line of the program, where it is known. */
  line?: number
}

/** What was thrown, in words. For an object in JSX React's build has but a number. */
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
 * Finds the line of a program that an error came from. Engines write a place as
 * `file:line:column`, whatever they put around it; the innermost place comes first.
 *
 * @param thrown what was thrown, an error or not
 * @param file the name that the program was evaluated under
 */
export function lineOfError(thrown: unknown, file: string): number | undefined {
  const {stack = '', line} = Object(thrown) as {stack?: string; line?: unknown}
  const name = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const inStack = new RegExp(`(?<![\\w.-])${name}:(\\d+)`).exec(stack)?.[1]
  if (inStack !== undefined) return Number(inStack)
  // WebKit writes no place of evaluated code, but it tells where an error was made.
  const isEvaluated = /^[^\n@]*@\n/.test(stack)
  return isEvaluated && typeof line === 'number' ? line : undefined
}
