import {
  headingsAbove,
  isTypeScript,
  type Fence,
  type Page,
} from '../../../plugins/content/page'
import {factsFolder, pageOf} from '../../../facts/parts'
import {count, type Rule} from '../rule'
import {UNASKED} from './kinds'

/** An export that exists when the program runs. */
const EXPORT = /^export (?:default|async|const|let|function|class) /m

/** Requires that facts run each complete sample: one with a title or an export. */
export const samples: Rule = {
  name: 'samples',
  check({pages, facts}) {
    let complete = 0
    const problems = pages.flatMap((page) => {
      const name = page.file.replace(/\.mdx?$/, '')
      const candidates = page.fences.filter(
        (fence) => isTypeScript(fence) && !isExercise(page, fence),
      )
      const run = facts
        .filter(({file}) => pageOf(file) === name)
        .flatMap((file) => file.samples)
        .map((words) =>
          candidates.find(({meta, code}) => `${meta}\n${code}`.includes(words)),
        )
      const required = candidates.filter(isComplete)
      complete += required.length
      return required
        .filter((fence) => !run.includes(fence))
        .map(({line}) => ({
          file: page.file,
          line,
          message: `no fact runs this sample: call sample('…') with words of it in ${factsFolder}/${name}.test.tsx`,
        }))
    })
    return {problems, checked: count(complete, 'complete sample')}
  },
}

/** Whether readers can copy a fence and run it. A module of types has nothing to run. */
function isComplete({signature, meta, code}: Fence): boolean {
  const [, title] = /title="([^"]*)"/.exec(meta) ?? []
  return (
    signature === undefined &&
    !code.startsWith('// @errors') &&
    !title?.endsWith('.d.ts') &&
    (title !== undefined || EXPORT.test(code))
  )
}

/** Whether a fence belongs to an exercise, whose checks run it. */
function isExercise(page: Page, {line}: Fence): boolean {
  return headingsAbove(page, line).some(({text}) => UNASKED.test(text))
}
