import {elementName} from '../../../plugins/code/build/apiLinks/apiIndex'
import {apiPages} from '../../../siteParts'
import {count, type Problem, type Rule} from '../rule'

/** Compares the tables of elements with the elements that dom-fiber adds to JSX. */
export const elements: Rule = {
  name: 'elements',
  check(site) {
    const existing = site.packages().elements
    const page = site.pages.find(({file}) => file === apiPages.elements)
    const listed = (page?.tables ?? [])
      .flatMap(({rows}) => rows)
      .flatMap(({codes, line}) => codes.map((code) => ({name: elementName(code), line})))
      .filter(({name}) => name !== undefined)
    const problems: Problem[] = []
    const report = (line: number, message: string) =>
      problems.push({file: apiPages.elements, line, message})

    for (const name of existing) {
      if (listed.some((entry) => entry.name === name)) continue
      const line = page?.tables[0]?.line ?? 1
      report(line, `no table lists \`${name}\`: add it to the first column of one`)
    }
    for (const {name = '', line} of listed) {
      if (existing.includes(name)) continue
      report(line, `there is no element \`${name}\`: remove it from the table`)
    }
    return {problems, checked: count(existing.length, 'element')}
  },
}
