import {parseArgs} from 'node:util'
import {byPlace, count, formatProblem} from './rule'
import {rules} from './rules'
import {loadSite} from './site'

const usage = `Usage: npm run check:docs -- [options] [pages…]

Pages limit the check to what concerns these files; the default is every page.

Options:
  --rule <name>  run only this rule; may be repeated
  --help         show this text

Rules:
${rules.map(({name, description}) => `  ${name.padEnd(12)} ${description}`).join('\n')}
`

/**
 * Checks the documentation against the packages that it documents and against the
 * conventions of WRITING.md.
 *
 * @param root absolute path of the repository
 * @param args what follows the command; see the usage text
 * @param print takes the report, line by line
 * @returns the exit status: 1 when there are problems, else 0
 * @throws when an argument is invalid
 */
export async function run(
  root: string,
  args: string[],
  print: (line: string) => void,
): Promise<number> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rule: {type: 'string', multiple: true, default: []},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) {
    print(usage)
    return 0
  }
  const unknown = values.rule.find((name) => rules.every((rule) => rule.name !== name))
  if (unknown) throw new Error(`There is no rule ${unknown}. See --help.`)

  const started = performance.now()
  const site = await loadSite({root, files: positionals})
  let total = 0
  const checked: string[] = []
  for (const rule of rules) {
    const runs =
      values.rule.length > 0 ? values.rule.includes(rule.name) : !rule.onlyByName
    if (!runs) continue
    const findings = rule.check(site)
    const problems = findings.problems.filter(site.concerns).sort(byPlace)
    for (const problem of problems) print(formatProblem(rule.name, problem))
    total += problems.length
    checked.push(findings.checked)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  print(`${count(total, 'problem')} in ${seconds} s. Checked ${checked.join(', ')}.`)
  return total > 0 ? 1 : 0
}
