import {
  headingsAbove,
  isInSection,
  isTypeScript,
  type Page,
} from '../../../plugins/content/page'
import {examplesOf} from './examples'
import {count, type Problem, type Rule} from '../rule'
import {isApiPage, isDoc, signaturesOf} from './kinds'

/** Checks the exports documented on docs pages that are not about one API. */
export const collections: Rule = {
  name: 'collections',
  check(site) {
    const values = new Set(
      site
        .packages()
        .exports.filter(({isValue}) => isValue)
        .map(({name}) => name),
    )
    const pages = site.pages.filter((page) => isDoc(page) && !isApiPage(page))
    const documented = pages.flatMap((page) =>
      signaturesOf(page).map((fence) => ({page, fence})),
    )
    return {
      problems: documented.flatMap(({page, fence}) => entryProblems(page, fence, values)),
      checked: `${count(documented.length, 'export')} on shared pages`,
    }
  },
}

function entryProblems(
  page: Page,
  {signature: name, line}: ReturnType<typeof signaturesOf>[number],
  values: Set<string>,
): Problem[] {
  const problem = (message: string) => [{file: page.file, line, message}]
  const heading = headingsAbove(page, line).at(-1)
  if (heading?.text !== name || heading.depth > 3) {
    return problem(`put the signature under a level-2 or level-3 heading "${name}"`)
  }
  const isHere = (place: {line: number}) => isInSection(page, heading, place.line)
  const hasExample =
    examplesOf(page).some(isHere) ||
    page.fences.some(
      (other) => isTypeScript(other) && other.signature === undefined && isHere(other),
    )
  return values.has(name) && !hasExample
    ? problem(
        `\`${name}\` has no example: add a ts or tsx fence or an <Example> to its section`,
      )
    : []
}
