import type {Site} from './site'

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

/** Compares two problems, to sort them by file, then by line. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line
}

/** The result of a rule. */
export interface Findings {
  problems: Problem[]
  /** What was checked, for the summary, such as `312 fences`. */
  checked: string
}

/** A requirement that the documentation must meet. */
export interface Rule {
  name: string
  check(site: Site): Findings
}

/** An amount with its noun: `1 page`, `2 pages`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
