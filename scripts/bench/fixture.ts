import type {Load, Visit, Waits} from './measure'
import type {SiteResult} from './results'
import type {SiteId} from './sites/site'

/** A load with some script and nothing else. */
export function load(script: number, blocking = 0): Load {
  const bytes = {document: 0, style: 0, script, font: 0, image: 0, other: 0}
  return {bytes, requests: 2, blocking}
}

export function visitOf(untouched: number, active: number, largestPaint = 900): Visit {
  return {
    untouched: load(untouched),
    active: load(active, 40),
    firstPaint: 800,
    largestPaint,
    shift: 0,
  }
}

/** A site with two visits, of which the second weighs twice as much. */
export function resultOf(site: SiteId, pages: number, weight: number): SiteResult {
  const waits: Waits = {searchBox: 100, search: 300, firstClick: 400, laterClick: 200}
  return {
    site,
    title: `The ${site} site`,
    copies: pages / 10,
    pages,
    build: {folder: '', clean: [20_000], warm: [10_000], entry: weight},
    visits: [visitOf(weight, 2 * weight), visitOf(2 * weight, 4 * weight)],
    coldSearches: [{firstResult: 900, bytes: 45_000}],
    openedAgain: [200],
    waits: [waits],
    readings: [{wheel: weight, touch: weight}],
    firstActions: {tab: [800, 700, 900]},
    others: {},
  }
}
