/**
 * `npm run search:query -- [--why] "use facet map"` prints what the embedded engine finds; with
 * `--why`, what each section gained, and from where.
 */
import {parseArgs} from 'node:util'
import {parseQuery} from '../plugins/search/client/engines/embedded/query'
import {indexTiers} from '../plugins/search/client/engines/embedded/engine'
import type {SectionMatch} from '../plugins/search/client/engines/embedded/sectionIndex'
import {splitTiers} from '../plugins/search/shared/tiers'
import {runCommand} from './commandLine'
import {readSearchPages} from './sitePages'

/** How many sections are printed. */
const printed = 10

/** Says where a section is. */
function placeOf({section}: SectionMatch, index: number): string {
  const {lvl0, lvl1} = section.heading.hierarchy
  return `${index + 1}. ${lvl0} › ${lvl1} › ${section.title}  ${section.heading.url}`
}

/**
 * Explains a section's score: the gains of its terms, each with the words and fields of the index
 * that gave it, and the factors (plugins/search/client/engines/embedded/tuning.ts).
 */
function reasonsOf({exactness, score, gains, factors}: SectionMatch): string[] {
  const round = (value: number) => value.toFixed(2)
  const total = gains.reduce((sum, gain) => sum + gain.score, 0)
  const product = Object.entries(factors).map(
    ([name, factor]) => `${name} ${round(factor)}`,
  )
  return [
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
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {why: {type: 'boolean', default: false}},
  })
  const text = positionals.join(' ')
  if (text === '') throw new Error('Usage: npm run search:query -- [--why] "text"')
  const pages = await readSearchPages(process.cwd())
  const index = await indexTiers(splitTiers(pages))
  const query = parseQuery(text, index.names)
  const {matches, count} = index.search(query, () => true)
  console.log(`Looked up: ${query.terms.map(({word}) => word).join(', ')}`)
  console.log(`${count} sections`)
  for (const [index, match] of matches.slice(0, printed).entries()) {
    console.log(placeOf(match, index))
    if (values.why) console.log(reasonsOf(match).join('\n'))
  }
})
