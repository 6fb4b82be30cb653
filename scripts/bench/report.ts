import {median} from '../median'

/** Figures of one measurement, by row. The name of a row ends with the unit, if there is one. */
export type Figures = Record<string, number>

/** The results of one site at one size. */
export interface Result {
  title: string
  /** How many times the docs are included. */
  copies: number
  /** The number of docs pages and posts. */
  pages: number
  /** All measured values of each figure. */
  samples: Map<string, number[]>
  /** The steps that failed, each with the reason. */
  failures: Map<string, string>
}

/**
 * Logs a step and makes its measurement, unless the step failed before. A failure is recorded
 * and does not stop the run.
 */
export async function attempt(
  {title, pages, samples, failures}: Result,
  step: string,
  measure: () => Promise<Figures>,
): Promise<void> {
  if (failures.has(step)) return
  console.error(`${title}, ${pages} pages: ${step}`)
  try {
    for (const [row, value] of Object.entries(await measure()))
      samples.set(row, [...(samples.get(row) ?? []), value])
  } catch (error) {
    console.error('failed')
    failures.set(step, error instanceof Error ? error.message : String(error))
  }
}

/** A value, and its ratio to the first site's value. */
function formatCell(row: string, value?: number, reference?: number): string {
  if (value === undefined) return '–'
  // A ratio would mislead, because any layout shift below 0.1 is good.
  if (row.endsWith('shift')) return value.toFixed(3)
  const shown = value.toFixed(/, (?:kB|s)$/.test(row) ? 1 : 0)
  if (reference === undefined || (reference === 0 && value !== 0)) return shown
  return `${shown} (${(reference === 0 ? 1 : value / reference).toFixed(2)})`
}

/** A table with a row for each figure and a column for each site. */
function formatTable(results: readonly Result[]): string {
  const rows = [...new Set(results.flatMap(({samples}) => [...samples.keys()]))]
  const cells = rows.map((row) => {
    const values = results.map(({samples}) => {
      const measured = samples.get(row)
      return measured && median(measured)
    })
    return [row, ...values.map((value) => formatCell(row, value, values[0]))]
  })
  return [
    ['', ...results.map(({title}) => title)],
    ['---', ...results.map(() => '---:')],
    ...cells,
  ]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')
}

/**
 * Writes the Markdown report of a run.
 *
 * @param results of the sites at each size, this site's first
 * @param conditions sentences about the machine and the method
 */
export function formatReport(results: readonly Result[], conditions: string): string {
  const sizes = [...new Set(results.map(({copies}) => copies))]
  const tables = sizes.flatMap((copies) => {
    const sameSize = results.filter((result) => result.copies === copies)
    return [`### ${sameSize[0]?.pages ?? 0} pages (${copies}×)`, formatTable(sameSize)]
  })
  const failures = results.flatMap(({title, copies, failures: reasons}) =>
    [...reasons].map(
      ([step, reason]) =>
        `Not measured: ${title} at ${copies}×, ${step}.\n\n\`\`\`text\n${reason}\n\`\`\``,
    ),
  )
  return `${[conditions, ...tables, ...failures].join('\n\n')}\n`
}
