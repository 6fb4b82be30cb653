// Prints what the embedded engine finds, and why in this order: npm run search:query -- "use facet map"
import {parseQuery} from '../plugins/search/client/engines/embedded/query'
import {
  SectionIndex,
  type SectionMatch,
} from '../plugins/search/client/engines/embedded/sectionIndex'
import sidebars from '../sidebars'
import {runCommand} from './commandLine'
import {readSearchPages} from './sitePages'

/** How many sections are printed. */
const printed = 10

/**
 * A section, and its score: the gains of its terms, each with the words and fields of the index
 * that gave it, and the factors (plugins/search/client/engines/embedded/tuning.ts).
 */
function linesOf(match: SectionMatch, index: number): string[] {
  const {section, exactness, score, gains, factors} = match
  const {lvl0, lvl1} = section.heading.hierarchy
  const round = (value: number) => value.toFixed(2)
  const total = gains.reduce((sum, gain) => sum + gain.score, 0)
  const product = Object.entries(factors).map(
    ([name, factor]) => `${name} ${round(factor)}`,
  )
  return [
    `${index + 1}. ${lvl0} › ${lvl1} › ${section.title}  ${section.heading.url}`,
    `   exactness ${exactness}, score ${round(score)} = ${[round(total), ...product].join(' × ')}`,
    ...gains.map(
      (gain) =>
        `   ${gain.word} +${round(gain.score)}: ` +
        Object.entries(gain.match)
          .map(([found, fields]) => `${found} (${fields.join(', ')})`)
          .join(', '),
    ),
  ]
}

runCommand(async () => {
  const text = process.argv.slice(2).join(' ')
  if (text === '') throw new Error('Usage: npm run search:query -- "text"')
  const pages = await readSearchPages(process.cwd(), sidebars)
  const index = await SectionIndex.build(pages, Infinity)
  const query = parseQuery(text, index.names)
  const matches = index.search(query, () => true)
  console.log(`Looked up: ${query.terms.map(({word}) => word).join(', ')}`)
  console.log(`${matches.length} sections`)
  console.log(matches.slice(0, printed).flatMap(linesOf).join('\n'))
})
