import path from 'node:path'
import type {Page} from '../../../plugins/content/page'
import {examples as parts} from '../../../siteParts'
import type {Problem} from '../problem'
import {count, type Rule} from '../rule'

/** The live examples that a page shows. */
export function examplesOf(page: Page) {
  return page.components.filter(({component}) => component === parts.component)
}

/** Compares the live examples with the pages that show them and with their browser tests. */
export const examples: Rule = {
  name: 'examples',
  description: 'every live example exists, is shown on a page and has a browser test',
  check({pages, examples: files, specs}) {
    const names = files.map((file) => path.posix.basename(file, '.tsx'))
    const tested = specs.map((file) => path.posix.basename(file, '.spec.ts'))
    const uses = pages.flatMap((page) =>
      examplesOf(page).map((use) => ({...use, file: page.file})),
    )
    const problems: Problem[] = []
    for (const {name, file, line} of uses) {
      if (name === undefined) {
        problems.push({file, line, message: 'give <Example> a plain name="…"'})
      } else if (!names.includes(name)) {
        problems.push({
          file,
          line,
          message: `there is no src/examples/${name}.tsx: write it or correct the name`,
        })
      }
    }
    for (const name of names) {
      const file = `src/examples/${name}.tsx`
      if (!uses.some((use) => use.name === name)) {
        problems.push({
          file,
          line: 1,
          message: `no page shows it: add <Example name="${name}" title="…" /> to one`,
        })
      }
      if (!tested.includes(name)) {
        problems.push({
          file,
          line: 1,
          message: `has no browser test: write e2e/examples/${name}.spec.ts`,
        })
      }
    }
    for (const name of tested) {
      if (names.includes(name)) continue
      problems.push({
        file: `e2e/examples/${name}.spec.ts`,
        line: 1,
        message: `tests src/examples/${name}.tsx, which does not exist: remove or rename it`,
      })
    }
    return {problems, checked: count(names.length, 'example')}
  },
}
