import {parseArgs} from 'node:util'
import {byPlace, count, formatProblem} from './rule'
import {rules} from './rules'
import {loadSite} from './site'

/**
 * Checks the documentation against the packages that it documents and against the
 * conventions of WRITING.md.
 *
 * @param root absolute path of the repository
 * @param args `--rule <name>` to run only that rule
 * @param print takes the report, line by line
 * @returns the exit status: 1 when there are problems, else 0
 * @throws when an argument is invalid
 */
export async function run(
  root: string,
  args: string[],
  print: (line: string) => void,
): Promise<number> {
  const {rule: only} = parseArgs({args, options: {rule: {type: 'string'}}}).values
  const chosen = rules.filter(({name}) => only === undefined || name === only)
  if (chosen.length === 0) {
    const names = rules.map(({name}) => name).join(', ')
    throw new Error(`There is no rule ${only}. The rules are ${names}.`)
  }

  const site = await loadSite(root)
  let total = 0
  const checked: string[] = []
  for (const rule of chosen) {
    const findings = rule.check(site)
    for (const problem of findings.problems.toSorted(byPlace))
      print(formatProblem(rule.name, problem))
    total += findings.problems.length
    checked.push(findings.checked)
  }
  print(`${count(total, 'problem')}. Checked ${checked.join(', ')}.`)
  return total > 0 ? 1 : 0
}
