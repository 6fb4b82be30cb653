import {median} from '../bench-facets/report'
import type {BuildResult} from './build'
import type {ColdSearch} from './coldSearch'
import type {Kind, Load, Visit, Waits} from './measure'
import type {Reading} from './reading'
import type {SiteId} from './sites/site'

/** What was measured of one site at one size. */
export interface SiteResult {
  site: SiteId
  title: string
  /** How often the docs are there. */
  copies: number
  /** Docs pages and posts. */
  pages: number
  build: BuildResult
  /** Visits of the docs page. */
  visits: Visit[]
  waits: Waits[]
  /** First searches of a visit; none where the site has no search of its own. */
  coldSearches: ColdSearch[]
  /** Milliseconds from Ctrl+K to the first result of a later search. */
  openedAgain: number[]
  /** Visits in which the docs page was only read. */
  readings: Reading[]
  /** Milliseconds from the first press on a control to its effect, by the control's name. */
  firstActions: Record<string, number[]>
  /** Visits of other pages, by name. */
  others: Record<string, Visit[]>
}

/** A site that could not be measured. */
export interface Failure {
  title: string
  copies: number
  reason: string
}

/** How a value is shown; values are in bytes, milliseconds or without unit. */
export type Unit = 'kB' | 'ms' | 's' | 'count' | 'shift'

/** One line of a comparison. */
export interface Metric {
  title: string
  unit: Unit
  /** The median of a site; undefined where it has none. */
  read: (result: SiteResult) => number | undefined
}

const formats: Record<Unit, (value: number) => string> = {
  kB: (value) => (value / 1000).toFixed(1),
  ms: (value) => value.toFixed(0),
  s: (value) => (value / 1000).toFixed(1),
  count: (value) => value.toFixed(0),
  shift: (value) => value.toFixed(3),
}

/** A value as tables show it, without its unit. */
export function formatValue(value: number, unit: Unit): string {
  return formats[unit](value)
}

function medianOf<Sample>(
  samples: readonly Sample[],
  read: (sample: Sample) => number,
): number | undefined {
  return samples.length === 0 ? undefined : median(samples.map(read))
}

/** Bytes of all kinds. */
function totalBytes({bytes}: Load): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0)
}

/** What of a visit is compared, for any page. */
export const visitMetrics: {title: string; unit: Unit; read: (visit: Visit) => number}[] =
  [
    {title: 'Untouched', unit: 'kB', read: ({untouched}) => totalBytes(untouched)},
    {title: 'Active', unit: 'kB', read: ({active}) => totalBytes(active)},
    {title: 'Requests', unit: 'count', read: ({untouched}) => untouched.requests},
    {title: 'Requests, active', unit: 'count', read: ({active}) => active.requests},
    {title: 'First paint', unit: 'ms', read: ({firstPaint}) => firstPaint},
    {title: 'Largest paint', unit: 'ms', read: ({largestPaint}) => largestPaint},
    {title: 'Blocking', unit: 'ms', read: ({untouched}) => untouched.blocking},
    {title: 'Blocking, active', unit: 'ms', read: ({active}) => active.blocking},
    {title: 'Layout shift', unit: 'shift', read: ({shift}) => shift},
  ]

/** The median of something of the visits of a page. */
export function medianVisit(
  visits: readonly Visit[],
  read: (visit: Visit) => number,
): number | undefined {
  return medianOf(visits, read)
}

function kindMetrics(state: 'untouched' | 'active', kind: Kind): Metric {
  return {
    title: `${state === 'untouched' ? 'Untouched' : 'Active'}: ${kind}`,
    unit: 'kB',
    read: ({visits}) => medianOf(visits, (visit) => visit[state].bytes[kind]),
  }
}

const waitMetrics: [keyof Waits, string][] = [
  ['searchBox', 'Ctrl+K to a box that takes a query'],
  ['search', 'Ctrl+K to search dialog'],
  ['firstClick', 'First click to next heading'],
  ['laterClick', 'Later click to next heading'],
]

/** Everything that is compared of the docs page and the builds. */
export const metrics: Metric[] = [
  ...visitMetrics.map(({title, unit, read}) => ({
    title,
    unit,
    read: ({visits}: SiteResult) => medianOf(visits, read),
  })),
  {
    title: 'Read to the end with a wheel',
    unit: 'kB',
    read: ({readings}) => medianOf(readings, ({wheel}) => wheel),
  },
  {
    title: 'Read to the end on a phone',
    unit: 'kB',
    read: ({readings}) => medianOf(readings, ({touch}) => touch),
  },
  ...(['document', 'style', 'script', 'font', 'image', 'other'] as const).flatMap(
    (kind) => [kindMetrics('untouched', kind), kindMetrics('active', kind)],
  ),
  ...waitMetrics.map(([wait, title]): Metric => ({
    title,
    unit: 'ms',
    read: ({waits}) => medianOf(waits, (sample) => sample[wait]),
  })),
  {
    title: 'Ctrl+K and five letters to first result',
    unit: 'ms',
    read: ({coldSearches}) => medianOf(coldSearches, ({firstResult}) => firstResult),
  },
  {
    title: 'Sent from Ctrl+K to first result',
    unit: 'kB',
    read: ({coldSearches}) => medianOf(coldSearches, ({bytes}) => bytes),
  },
  {
    title: 'Search opened again, to first result',
    unit: 'ms',
    read: ({openedAgain}) => medianOf(openedAgain, (time) => time),
  },
  {title: 'Clean build', unit: 's', read: ({build}) => median(build.clean)},
  {title: 'Warm build', unit: 's', read: ({build}) => median(build.warm)},
  {title: 'Scripts of every page', unit: 'kB', read: ({build}) => build.entry},
]

/** How much something grew with the number of pages, in bytes per page. */
export interface Growth {
  title: string
  pages: number
  /** Gzipped scripts that every page loads. */
  entry?: number
  /** What an active docs page transfers. */
  active?: number
}

function perPage(
  larger: SiteResult,
  smaller: SiteResult,
  read: (result: SiteResult) => number | undefined,
): number | undefined {
  const [after, before] = [read(larger), read(smaller)]
  if (after === undefined || before === undefined) return undefined
  return (after - before) / (larger.pages - smaller.pages)
}

/** How each site grows from its smallest size to each larger one. */
export function growthOf(results: readonly SiteResult[]): Growth[] {
  return results.flatMap((larger) => {
    const ofSite = results.filter(({site}) => site === larger.site)
    const smaller = ofSite.reduce((a, b) => (b.pages < a.pages ? b : a))
    if (smaller.pages === larger.pages) return []
    return {
      title: larger.title,
      pages: larger.pages,
      entry: perPage(larger, smaller, ({build}) => build.entry),
      active: perPage(larger, smaller, ({visits}) =>
        medianOf(visits, ({active}) => totalBytes(active)),
      ),
    }
  })
}
