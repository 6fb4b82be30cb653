import {isInSection, type Block, type Page} from '../../../plugins/content/page'
import {factsFolder, pageOf} from '../../../facts/parts'
import type {Fact, FactsFile} from '../facts'
import {count, type Problem, type Rule} from '../rule'
import {isDoc, PITFALLS} from './kinds'

/** The section that says how an API behaves. */
const BEHAVIOUR = 'Behaviour'

/** Looks on the pages for the sentences that facts quote, and asks for missing facts. */
export const facts: Rule = {
  name: 'facts',
  description:
    'pages contain what facts quote, and statements about behaviour have facts',
  check({pages, selected, facts: files}) {
    const withoutExtension = ({file}: Page) => file.replace(/\.mdx?$/, '')
    const wrong = files.flatMap((factsFile): Problem[] => {
      const {file} = factsFile
      const name = pageOf(file)
      const page = pages.find((candidate) => withoutExtension(candidate) === name)
      if (page) return quoteProblems(page, factsFile)
      const message = `there is no page ${name}: rename or remove the facts`
      return [{file, line: 1, message}]
    })
    const missing = selected.flatMap((page) => {
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

/** Facts whose words are not on their page. */
function quoteProblems(page: Page, {file, facts}: FactsFile): Problem[] {
  return facts.flatMap(({kind, words, line}): Problem[] => {
    if (words === undefined) {
      return [
        {file, line, message: `write the quote as a string literal in \`${kind}(…)\``},
      ]
    }
    if (page.blocks.some((block) => quotes(words, block))) return []
    return [
      {
        file: page.file,
        line: nearest(words, page.blocks),
        message: `"${words}" is not on this page any more, but ${file}:${line} proves it: correct one of them`,
      },
    ]
  })
}

function quotes(words: string, block: Block): boolean {
  return block.text.includes(words)
}

/** Line of the block that has the most words in common with a quote. */
function nearest(words: string, blocks: readonly Block[]): number {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\w-]+/g))
  const wanted = wordsOf(words)
  const likeness = ({text}: Block) => {
    const present = wordsOf(text)
    const shared = [...wanted].filter((word) => present.has(word)).length
    // Weighted by length, because a long paragraph has many of a quote's words by chance.
    return shared / Math.sqrt(wanted.size * Math.max(present.size, wanted.size))
  }
  const [best] = blocks.toSorted((a, b) => likeness(b) - likeness(a))
  return best?.line ?? 1
}

/** Problems of statements that must have a fact but have none. */
function missingFacts(page: Page, own: Fact[]): Problem[] {
  const proven = (block: Block) =>
    own.some(({words}) => words !== undefined && quotes(words, block))
  const problem = (line: number, message: string) => ({file: page.file, line, message})

  if (page.file.startsWith('docs/api/') && own.length === 0) {
    return [problem(1, `has no facts: write some in ${factsFileOf(page)}`)]
  }
  if (!isDoc(page)) return []
  const sections = page.headings.filter(
    ({depth, text}) => depth === 2 && (text === BEHAVIOUR || text === PITFALLS),
  )
  return sections.flatMap((section) => {
    const blocks = page.blocks.filter(({line}) => isInSection(page, section, line))
    const rows = section.text === BEHAVIOUR ? blocks.filter(({isRow}) => isRow) : []
    const unproven = rows
      .filter((row) => !proven(row))
      .map(({line, text}) => ({line, what: `the row "${text}"`}))
    if (!blocks.some(proven))
      unproven.unshift({line: section.line, what: `"${section.text}"`})
    return unproven.map(({line, what}) =>
      problem(line, `no fact quotes ${what}: write one in ${factsFileOf(page)}`),
    )
  })
}

function factsFileOf({file}: Page): string {
  return `${factsFolder}/${file.replace(/\.mdx?$/, '')}.test.tsx`
}
