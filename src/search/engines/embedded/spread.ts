import {spreading} from './tuning'

/**
 * Moves what a page has too much of among the first hits behind them, as long as other
 * pages answer: a reader who does not find it in two sections of a page looks for another.
 *
 * @param ranked best first
 * @param pageOf names the page of a hit
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
