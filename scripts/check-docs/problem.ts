/** A mistake in the documentation, and what to do about it. */
export interface Problem {
  /** Path of the file relative to the repository, with forward slashes. */
  file: string
  /** Line in that file, counted from 1. */
  line: number
  /** What is wrong and how to correct it, in a sentence or two. */
  message: string
}

/** A problem as one line of the report: `file:line  rule  message`. */
export function formatProblem(rule: string, {file, line, message}: Problem): string {
  return `${file}:${line}  ${rule}  ${message}`
}

/** Sorts problems by file, then by line. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line
}
