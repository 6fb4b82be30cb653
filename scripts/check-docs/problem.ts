/** Something in the documentation that is wrong, and what to do about it. */
export interface Problem {
  /** Path of the file relative to the repository, with forward slashes. */
  file: string
  /** Line in that file, counted from 1. */
  line: number
  /** What is wrong and how to put it right, in one sentence or two. */
  message: string
}

/** A problem as one line of the report: `file:line  rule  message`. */
export function formatProblem(rule: string, {file, line, message}: Problem): string {
  return `${file}:${line}  ${rule}  ${message}`
}

/** Orders problems as a reader walks through the files: by name, then by line. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line
}
