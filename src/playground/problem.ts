/** What is wrong with a program, in words for who typed it. */
export interface Problem {
  message: string
  /** 1-based line of the program, where it is known. */
  line?: number
}

/** The 1-based line of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/**
 * Finds the line of a program in the stack of an error. Engines write a place as
 * `file:line:column`, whatever they put around it; the innermost place comes first.
 *
 * @param stack of the error, if it has one
 * @param file the name that the program was evaluated under
 */
export function lineInStack(stack: string | undefined, file: string): number | undefined {
  const name = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const line = new RegExp(`(?<![\\w.-])${name}:(\\d+)`).exec(stack ?? '')?.[1]
  return line === undefined ? undefined : Number(line)
}
