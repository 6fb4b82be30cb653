import type {Problem} from '../problem'
import {count, type Rule} from '../rule'

const FILE = 'docs/api/fast-components.mdx'

/** Compares the tables of elements with the elements that dom-fiber adds to JSX. */
export const elements: Rule = {
  name: 'elements',
  description: `the tables of ${FILE} list every fast-* element and no other`,
  check(site) {
    const existing = site.packages().elements
    const page = site.pages.find(({file}) => file === FILE)
    const listed = (page?.tables ?? [])
      .flatMap(({rows}) => rows)
      .flatMap(({codes, line}) => codes.map((code) => ({name: elementName(code), line})))
      .filter(({name}) => name !== undefined)
    const problems: Problem[] = []
    for (const name of existing) {
      if (listed.some((entry) => entry.name === name)) continue
      problems.push({
        file: FILE,
        line: page?.tables[0]?.line ?? 1,
        message: `no table lists \`${name}\`: add it to the first column of one`,
      })
    }
    for (const {name = '', line} of listed) {
      if (existing.includes(name)) continue
      problems.push({
        file: FILE,
        line,
        message: `there is no element \`${name}\`: remove it from the table`,
      })
    }
    return {problems, checked: count(existing.length, 'element')}
  },
}

/** `fast-div`, written so or as a tag. */
function elementName(code: string): string | undefined {
  return /^<?(fast-[\w-]+)(?:\s*\/?>)?$/.exec(code)?.[1]
}
