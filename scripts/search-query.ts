// Prints the embedded engine's results: npm run search:query -- "use facet map"
// With --why, prints what the first sections gained in place of their texts.
import {parseArgs, styleText} from 'node:util'
import sidebars from '../sidebars'
import {titlesOf} from '../plugins/search/client/hitLines'
import {highlightParts} from '../plugins/search/client/sanitize'
import {passesFacets} from '../plugins/search/client/engines/embedded/engine'
import {parseQuery} from '../plugins/search/client/engines/embedded/query'
import {
  SectionIndex,
  type SectionMatch,
} from '../plugins/search/client/engines/embedded/sectionIndex'
import type {SearchHit, SearchPage, SearchResult} from '../plugins/search/shared/types'
import {runCommand} from './commandLine'
import {createEmbeddedClient, modalQuery} from './search/embeddedClient'
import {readSearchPages} from './sitePages'

const usage = 'Usage: npm run search:query -- [--why] "text"'

/** How many sections are explained. */
const explained = 5

function terminalText(html: string): string {
  return highlightParts(html)
    .map(({text, isHighlighted}) => (isHighlighted ? styleText('bold', text) : text))
    .join('')
}

function hitLines(hit: SearchHit, index: number): string[] {
  const titles = titlesOf(hit, hit._highlightResult).map(terminalText)
  const rank = `${index + 1}.`.padEnd(4)
  const snippet = hit._snippetResult.content?.value
  return [
    rank + [hit.hierarchy.lvl0, ...titles].join(' › '),
    `    ${hit.url}`,
    ...(snippet === undefined ? [] : [`    ${terminalText(snippet)}`]),
  ]
}

function resultLines({hits, nbHits, suggestions}: SearchResult): string[] {
  return [
    `${nbHits} results, ${hits.length} shown`,
    ...hits.flatMap(hitLines),
    ...(suggestions.length > 0 ? [`Try searching for: ${suggestions.join(', ')}`] : []),
  ]
}

/**
 * A section's score: the gains of its terms, each with the words and fields of the index that
 * gave it, and the factors (plugins/search/client/engines/embedded/tuning.ts).
 */
function whyLines(match: SectionMatch, index: number): string[] {
  const {section, exactness, score, gains, factors} = match
  const round = (value: number) => value.toFixed(2)
  const total = gains.reduce((sum, gain) => sum + gain.score, 0)
  const product = Object.entries(factors).map(
    ([name, factor]) => `${name} ${round(factor)}`,
  )
  return [
    `${index + 1}. ${section.heading.hierarchy.lvl1} › ${section.title}  ${section.heading.url}`,
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

/** Explains why the first sections have their ranks. */
async function explain(text: string, pages: readonly SearchPage[]): Promise<string[]> {
  const index = await SectionIndex.build(pages, Infinity)
  const query = parseQuery(text, index.names)
  const {facetFilters} = modalQuery(text)
  const matches = index.search(query, ({heading}) => passesFacets(heading, facetFilters))
  return [
    `Looked up: ${query.terms.map(({word}) => word).join(', ')}`,
    ...matches.slice(0, explained).flatMap(whyLines),
  ]
}

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {why: {type: 'boolean', default: false}},
  })
  const text = positionals.join(' ')
  if (text === '') throw new Error(usage)

  const pages = await readSearchPages(process.cwd(), sidebars)
  if (values.why) {
    console.log((await explain(text, pages)).join('\n'))
    return
  }
  const client = await createEmbeddedClient(pages)
  const {results} = await client.search({requests: [modalQuery(text)]})
  console.log(results.flatMap(resultLines).join('\n'))
}

runCommand(main)
