import {byPlace, count, formatProblem, type Rule} from './rule'
import type {Site} from './site'

/**
 * Checks the documentation against the packages that it documents and against the
 * conventions of WRITING.md.
 *
 * @param print takes the report, line by line
 * @returns the exit status: 1 when there are problems, else 0
 */
export function run(
  site: Site,
  rules: readonly Rule[],
  print: (line: string) => void,
): number {
  let total = 0
  const checked: string[] = []
  for (const rule of rules) {
    const findings = rule.check(site)
    for (const problem of findings.problems.toSorted(byPlace))
      print(formatProblem(rule.name, problem))
    total += findings.problems.length
    checked.push(findings.checked)
  }
  print(`${count(total, 'problem')}. Checked ${checked.join(', ')}.`)
  return total > 0 ? 1 : 0
}
