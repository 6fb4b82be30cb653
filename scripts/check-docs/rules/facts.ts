import {isInSection, type Block, type Page} from '../../../plugins/content/page'
import {factsFolder, pageOf} from '../../../facts/parts'
import type {Fact, FactsFile} from '../facts'
import {count, type Problem, type Rule} from '../rule'
import {isDoc} from './kinds'

/** The sections that say how an API behaves; of the first, each row of a table needs a fact. */
const BEHAVIOUR = 'Behaviour'
const PITFALLS = 'Pitfalls'

/** Checks that pages contain what facts quote, and reports missing facts. */
export const facts: Rule = {
  name: 'facts',
  check({pages, facts: files}) {
    const wrong = files.flatMap((factsFile): Problem[] => {
      const {file} = factsFile
      const name = pageOf(file)
      const page = pages.find((candidate) => withoutExtension(candidate) === name)
      if (page) return quoteProblems(page, factsFile)
      const message = `there is no page ${name}: rename or remove the facts`
      return [{file, line: 1, message}]
    })
    const missing = pages.flatMap((page) => {
      const own = files.filter(({file}) => pageOf(file) === withoutExtension(page))
      return missingFacts(
        page,
        own.flatMap((file) => file.facts),
      )
    })
    const total = files.flatMap((file) => file.facts).length
    return {problems: [...wrong, ...missing], checked: count(total, 'fact')}
  },
}

function withoutExtension({file}: Page): string {
  return file.replace(/\.mdx?$/, '')
}

/** Problems of facts whose quote is not a string literal or not on their page. */
function quoteProblems(page: Page, {file, facts}: FactsFile): Problem[] {
  return facts.flatMap(({kind, words, line}): Problem[] => {
    const problem = (message: string) => [{file, line, message}]
    if (words === undefined) {
      const where = kind === 'law' ? 'law(…)' : 'facts({…})'
      return problem(`write the quote as a string literal in \`${where}\``)
    }
    if (page.blocks.some((block) => quotes(words, block))) return []
    return problem(
      `"${words}" is not on ${page.file} any more: correct the quote or the page`,
    )
  })
}

function quotes(words: string, block: Block): boolean {
  return block.text.includes(words)
}

/** Problems of pages, sections and rows that must have a fact but have none. */
function missingFacts(page: Page, own: Fact[]): Problem[] {
  const {file} = page
  const factsFile = `${factsFolder}/${withoutExtension(page)}.test.tsx`
  if (file.startsWith('docs/api/') && own.length === 0) {
    return [{file, line: 1, message: `has no facts: write some in ${factsFile}`}]
  }
  if (!isDoc(page)) return []
  const isProven = (block: Block) =>
    own.some(({words}) => words !== undefined && quotes(words, block))
  const sections = page.headings.filter(
    ({depth, text}) => depth === 2 && (text === BEHAVIOUR || text === PITFALLS),
  )
  return sections.flatMap((section) => {
    const blocks = page.blocks.filter(({line}) => isInSection(page, section, line))
    const rows = section.text === BEHAVIOUR ? blocks.filter(({isRow}) => isRow) : []
    const unproven = rows
      .filter((row) => !isProven(row))
      .map(({line, text}) => ({line, what: `the row "${text}"`}))
    if (!blocks.some(isProven))
      unproven.unshift({line: section.line, what: `anything in "${section.text}"`})
    return unproven.map(({line, what}) => ({
      file,
      line,
      message: `no fact quotes ${what}: write one in ${factsFile}`,
    }))
  })
}
