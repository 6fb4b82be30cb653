import path from 'node:path'
import {attributeOf, usesOf} from '../../../plugins/content/mdx'
import type {Page} from '../../../plugins/content/page'
import {examples as parts} from '../../../siteParts'
import {count, type Problem, type Rule} from '../rule'

/** The live examples that a page shows. */
export function examplesOf({tree}: Page) {
  return usesOf(tree, parts.component).map((use) => ({
    name: attributeOf(use, 'name'),
    line: use.position?.start.line ?? 1,
  }))
}

/** Compares the live examples with the pages that show them and with their tests. */
export const examples: Rule = {
  name: 'examples',
  check({pages, examples: files, specs}) {
    const names = files.map((file) => path.posix.basename(file, '.tsx'))
    const played = specs.flatMap((text) =>
      [
        ...text.matchAll(
          /[\w-]+(?='?: play\()|(?<=^ *(?:await )?test(?:\.step)?\(\s*')[\w-]+(?=: )/gm,
        ),
      ].map(([name]) => name),
    )
    const uses = pages.flatMap((page) =>
      examplesOf(page).map((use) => ({...use, file: page.file})),
    )
    const problems: Problem[] = []
    const report = (file: string, line: number, message: string) =>
      problems.push({file, line, message})

    for (const {name, file, line} of uses) {
      if (name === undefined) {
        report(file, line, 'give <Example> a plain name="…"')
      } else if (!names.includes(name)) {
        const message = `there is no src/examples/${name}.tsx: write it or correct the name`
        report(file, line, message)
      }
    }
    for (const name of names) {
      const file = `src/examples/${name}.tsx`
      if (!uses.some((use) => use.name === name)) {
        report(
          file,
          1,
          `no page shows it: add <Example name="${name}" title="…" /> to one`,
        )
      }
      if (!played.includes(name)) {
        report(
          file,
          1,
          `has no test: add '${name}': play(…) to a file in src/examples/test`,
        )
      }
    }
    return {problems, checked: count(names.length, 'example')}
  },
}
