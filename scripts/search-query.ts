// Prints the embedded engine's results: npm run search:query -- "use facet map"
import {parseArgs, styleText} from 'node:util'
import sidebars from '../sidebars'
import {titlesOf} from '../plugins/search/client/hitLines'
import {highlightParts} from '../plugins/search/client/sanitize'
import type {SearchHit, SearchResult} from '../plugins/search/shared/types'
import {runCommand} from './commandLine'
import {createEmbeddedClient, modalQuery} from './search/embeddedClient'
import {readSearchPages} from './sitePages'

const usage = 'Usage: npm run search:query -- "text"'

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

async function main(): Promise<void> {
  const text = parseArgs({allowPositionals: true}).positionals.join(' ')
  if (text === '') throw new Error(usage)

  const client = await createEmbeddedClient(
    await readSearchPages(process.cwd(), sidebars),
  )
  const {results} = await client.search({requests: [modalQuery(text)]})
  console.log(results.flatMap(resultLines).join('\n'))
}

runCommand(main)
