import type {Problem} from './problem'
import type {Site} from './site'

/** What a rule found in a site. */
export interface Findings {
  problems: Problem[]
  /** What was checked, for the summary, such as `312 fences`. */
  checked?: string
}

/** A requirement of the documentation. */
export interface Rule {
  name: string
  /** What the rule requires, in one line of `--help`. */
  description: string
  /** A list to work through rather than a check: it runs when `--rule` names it. */
  onlyByName?: boolean
  check(site: Site): Findings
}

/** `1 page`, `2 pages`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
