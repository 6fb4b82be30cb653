import type {Page} from '../../../plugins/content/page'
import {count, type Problem, type Rule} from '../rule'
import {isApiPage, isDoc, isPartial, RELATED} from './kinds'

const DESCRIPTION = {shortest: 60, longest: 160}

/** The sections of a page about one API, in their order; the last ends every docs page. */
export const API_SECTIONS = [
  'When to use it',
  'Signature',
  'Parameters and result',
  'Example',
  'Behaviour',
  'Pitfalls',
  'Typing',
  RELATED,
]
/** A page about one API may have other sections only after this one. */
const OWN_SECTIONS_AFTER = 'Behaviour'

/** Checks front matter, headings and the sections that WRITING.md asks for. */
export const pages: Rule = {
  name: 'pages',
  check(site) {
    return {
      problems: site.pages.flatMap((page) => {
        if (page.syntaxError) return [page.syntaxError]
        if (isPartial(page)) return admonitionProblems(page)
        return [
          ...frontMatterProblems(page),
          ...headingProblems(page),
          ...admonitionProblems(page),
          ...(isDoc(page) ? sectionProblems(page) : []),
        ]
      }),
      checked: count(site.pages.length, 'page'),
    }
  },
}

function frontMatterProblems({file, frontMatter}: Page): Problem[] {
  const problem = (message: string) => ({file, line: 1, message})
  const {title, description} = frontMatter
  const problems: Problem[] = []
  if (typeof title !== 'string' || !title.trim()) {
    problems.push(problem('has no title: add `title:` to the front matter'))
  }
  if (typeof description !== 'string' || !description.trim()) {
    problems.push(problem('has no description: add `description:` to the front matter'))
  } else {
    const {length} = description.trim()
    if (length < DESCRIPTION.shortest || length > DESCRIPTION.longest) {
      problems.push(
        problem(
          `the description has ${length} characters: write ${DESCRIPTION.shortest} to ${DESCRIPTION.longest}`,
        ),
      )
    }
  }
  return problems
}

/** Docs and posts show their title as a level-1 heading; other pages write their own. */
function headingProblems({file, headings}: Page): Problem[] {
  const titles = headings.filter(({depth}) => depth === 1)
  if (!file.startsWith('src/pages/')) {
    return titles.map(({line}) => ({
      file,
      line,
      message: 'is a level-1 heading, as the title already is: use level 2',
    }))
  }
  return titles.length === 1
    ? []
    : [{file, line: 1, message: `has ${titles.length} level-1 headings: give it one`}]
}

/** Docusaurus shows an admonition as text if its title is not in brackets. */
function admonitionProblems({file, brokenAdmonitions}: Page): Problem[] {
  return brokenAdmonitions.map(({text, line}) => ({
    file,
    line,
    message: `"${text}" is shown as text: write ${text.replace(/^(:::\w+) *\[?(.*?)\]?$/, '`$1[$2]`')}`,
  }))
}

function sectionProblems(page: Page): Problem[] {
  const last = page.headings.findLast(({depth}) => depth === 2)
  const problems = isApiPage(page) ? apiSectionProblems(page) : []
  if (last?.text !== RELATED) {
    problems.push({
      file: page.file,
      line: last?.line ?? 1,
      message: `does not end with "## ${RELATED}": make it the last section`,
    })
  }
  return problems
}

/** Checks that a page about one API has all its sections, in their order. */
function apiSectionProblems({file, headings}: Page): Problem[] {
  const names = headings.filter(({depth}) => depth === 2).map(({text}) => text)
  const known = names.filter((name) => API_SECTIONS.includes(name))
  const own = names.findIndex((name) => !API_SECTIONS.includes(name))
  const isOwnTooEarly = own !== -1 && own <= names.indexOf(OWN_SECTIONS_AFTER)
  if (known.join() === API_SECTIONS.join() && !isOwnTooEarly) return []
  const message = `needs the sections ${API_SECTIONS.join(', ')} in this order, and others only after ${OWN_SECTIONS_AFTER}`
  return [{file, line: 1, message}]
}
