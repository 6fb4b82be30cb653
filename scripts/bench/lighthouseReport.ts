import {median} from '../bench-facets/report'
import {formatTable} from './report'

/** What is read of Lighthouse's JSON report. */
export interface LighthouseReport {
  categories: Record<
    string,
    {title: string; score: number | null; auditRefs: {id: string; weight: number}[]}
  >
  audits: Record<string, {title: string; score: number | null; displayValue?: string}>
}

/** The reports of each page, by its name. */
export type PageReports = Record<string, LighthouseReport[]>

function medianScore(reports: readonly LighthouseReport[], category: string): number {
  return median(reports.map(({categories}) => categories[category]?.score ?? 0))
}

/** Categories of a page whose median is below 100. */
export function missedScores(reports: PageReports): string[] {
  return Object.entries(reports).flatMap(([page, ofPage]) =>
    Object.entries(ofPage[0]?.categories ?? {})
      .filter(([id]) => medianScore(ofPage, id) < 1)
      .map(([id, {title}]) => `${page}: ${title} ${percent(medianScore(ofPage, id))}`),
  )
}

function percent(score: number): string {
  return (100 * score).toFixed(0)
}

/** A Markdown table of the median scores, a line for each page. */
export function formatScores(reports: PageReports): string {
  const categories = Object.values(reports)[0]?.[0]?.categories ?? {}
  return formatTable(
    ['', ...Object.values(categories).map(({title}) => title)],
    Object.entries(reports).map(([page, ofPage]) => [
      page,
      ...Object.keys(categories).map((id) => percent(medianScore(ofPage, id))),
    ]),
  )
}

/** Says of each audit that counts and is not perfect in the median: where, and its score. */
export function failedAudits(reports: PageReports): string[] {
  return Object.entries(reports).flatMap(([page, ofPage]) => {
    const categories = Object.values(ofPage[0]?.categories ?? {})
    return categories.flatMap(({title: category, auditRefs}) =>
      auditRefs.flatMap(({id, weight}) => {
        const scores = ofPage.map(({audits}) => audits[id]?.score ?? 1)
        if (weight === 0 || median(scores) === 1) return []
        const {title = id, displayValue = ''} = ofPage[0]?.audits[id] ?? {}
        const line = `${page}, ${category}: ${title} (${id}) ${percent(median(scores))} ${displayValue}`
        return [line.trim()]
      }),
    )
  })
}
