import {spreading} from './tuning'

/**
 * Allows a page only a few of the first hits, and moves the rest of its hits down. A reader
 * who has not found the answer in two sections of a page wants to see another page.
 *
 * @param ranked best first
 * @param pageOf returns the page of a hit
 */
export function spread<Hit>(ranked: readonly Hit[], pageOf: (hit: Hit) => string): Hit[] {
  const first: Hit[] = []
  const others: Hit[] = []
  const counts = new Map<string, number>()
  for (const hit of ranked) {
    const page = pageOf(hit)
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    const fits = first.length < spreading.firstHits && count <= spreading.maxOfPage
    if (fits) first.push(hit)
    else others.push(hit)
  }
  return [...first, ...others]
}
