import {median} from '../bench-facets/report'
import {
  formatValue,
  growthOf,
  medianVisit,
  metrics,
  visitMetrics,
  type Failure,
  type Metric,
  type SiteResult,
  type Unit,
} from './results'

/** Most that the scripts of every page may grow per page, in gzipped bytes. */
const GROWTH_LIMIT = 150

const unitNames: Record<Unit, string> = {
  kB: ', kB',
  ms: ', ms',
  s: ', s',
  count: '',
  shift: '',
}

/** A Markdown table; the first column is text, the others are numbers. */
export function formatTable(head: readonly string[], rows: readonly string[][]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A value and, for other sites than the first, its ratio to the first. */
export function formatCell(
  value: number | undefined,
  reference: number | undefined,
  unit: Unit,
): string {
  if (value === undefined) return '–'
  const shown = formatValue(value, unit)
  // A shift is good below 0.1, whatever another site has.
  if (reference === undefined || unit === 'shift') return shown
  if (reference === 0) return value === 0 ? `${shown} (1.00)` : shown
  return `${shown} (${(value / reference).toFixed(2)})`
}

/** One line for each metric that any of the sites has; the first is the reference. */
function comparison(results: readonly SiteResult[]): string {
  const row = ({title, unit, read}: Metric): string[] | undefined => {
    const values = results.map(read)
    // Kinds of content that nobody transfers say nothing.
    const idle = values.every((value) => value === undefined || value === 0)
    if (idle && title.includes(':')) return undefined
    const cells = values.map((value) => formatCell(value, values[0], unit))
    return [`${title}${unitNames[unit]}`, ...cells]
  }
  return formatTable(
    ['', ...results.map(({title}) => title)],
    metrics.map(row).filter((cells) => cells !== undefined),
  )
}

function otherPages(results: readonly SiteResult[]): string {
  const rows = results.flatMap(({title, others}) =>
    Object.entries(others).map(([page, visits]) => [
      `${title}: ${page}`,
      ...visitMetrics.map(({unit, read}) =>
        formatCell(medianVisit(visits, read), undefined, unit),
      ),
    ]),
  )
  return formatTable(
    ['', ...visitMetrics.map(({title, unit}) => `${title}${unitNames[unit]}`)],
    rows,
  )
}

function firstActions(results: readonly SiteResult[]): string {
  const rows = results.flatMap(({title, firstActions: ofSite}) =>
    Object.entries(ofSite).map(([control, times]) => [
      `${title}: ${control}`,
      formatValue(median(times), 'ms'),
    ]),
  )
  return formatTable(['', 'Press to effect, ms'], rows)
}

function growth(results: readonly SiteResult[]): string {
  const bytes = (value: number | undefined) => value?.toFixed(0) ?? '–'
  return formatTable(
    ['', 'Pages', 'Scripts of every page, B per page', 'Active docs page, B per page'],
    growthOf(results).map(({title, pages, entry, active}) => [
      title,
      String(pages),
      bytes(entry),
      bytes(active),
    ]),
  )
}

/**
 * Makes the Markdown report of a run.
 *
 * @param results in the order of the columns, ours first
 * @param conditions sentences on machine and method that belong to the figures
 */
export function formatReport(
  results: readonly SiteResult[],
  failures: readonly Failure[],
  conditions: string,
): string {
  const sizes = [...new Set(results.map(({copies}) => copies))]
  const ofSize = sizes.map((copies) => results.filter((r) => r.copies === copies))
  const blocks = [
    conditions,
    ...failures.map(
      ({title, copies, reason}) =>
        `Not measured: ${title} at ${copies}×.\n\n\`\`\`text\n${reason}\n\`\`\``,
    ),
    ...ofSize.flatMap((sized) => [
      `### ${sized[0]?.pages ?? 0} pages (${sized[0]?.copies ?? 0}×)`,
      comparison(sized),
    ]),
  ]
  if (results.some(({others}) => Object.keys(others).length > 0))
    blocks.push('### Other pages', otherPages(results))
  if (results.some(({firstActions: ofSite}) => Object.keys(ofSite).length > 0))
    blocks.push('### First actions', firstActions(results))
  if (sizes.length > 1)
    blocks.push(
      '### Growth',
      `What each additional page adds to every other page, compared with the smallest size; of the scripts that every page loads at most ${GROWTH_LIMIT} B are allowed.`,
      growth(results),
    )
  return blocks.join('\n\n')
}

/**
 * Replaces what stands between `<!-- name:begin -->` and `<!-- name:end -->`.
 *
 * @throws when the text has no such marks
 */
export function replaceSection(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end, from)
  if (from === -1 || to === -1) throw new Error(`There is no section marked ${name}.`)
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`
}
