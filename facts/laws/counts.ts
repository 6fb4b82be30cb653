import type {Network} from './network'

/** The rows of the table in docs/api/helpers.mdx, "How often a combination runs". */
export type Row = 'same' | 'one more, before' | 'one more, after' | 'two more'

/**
 * For each facet, the smallest number of combinations (facets derived from two or more others) on
 * any path to it from facet 0. A combination is included in its own count. A facet that does not
 * depend on facet 0 has `undefined`.
 */
function countsOf(network: Network): (number | undefined)[] {
  const counts: (number | undefined)[] = []
  network.forEach((node, index) => {
    if (!('of' in node)) {
      counts.push(index === 0 ? 0 : undefined)
      return
    }
    const sourceCounts = defined(node.of.map((source) => counts[source]))
    const itself = node.of.length > 1 ? 1 : 0
    counts.push(sourceCounts.length > 0 ? Math.min(...sourceCounts) + itself : undefined)
  })
  return counts
}

const defined = (counts: (number | undefined)[]) =>
  counts.filter((count) => count !== undefined)

/** The row of a combination, by the counts of the facets in its list. */
function rowOf(list: number[]): Row {
  const least = Math.min(...list)
  if (list.some((count) => count > least + 1)) return 'two more'
  if (list.every((count) => count === least)) return 'same'
  return list.lastIndexOf(least + 1) < list.indexOf(least)
    ? 'one more, before'
    : 'one more, after'
}

/**
 * Indexes of the combinations that a row describes. A write of facet 0 reaches each of them.
 * A combination is in no row if another one that it depends on runs more than once.
 */
export function combinationsOf(row: Row, network: Network): number[] {
  const counts = countsOf(network)
  const runOnce: boolean[] = []
  return network.flatMap((node, index) => {
    const facets = 'of' in node ? node.of : []
    const allRunOnce = facets.every((facet) => runOnce[facet])
    const list = defined(facets.map((facet) => counts[facet]))
    const isReached = facets.length > 1 && list.length > 0
    const ownRow = isReached ? rowOf(list) : 'same'
    runOnce.push(allRunOnce && (ownRow === 'same' || ownRow === 'one more, before'))
    return isReached && allRunOnce && ownRow === row ? [index] : []
  })
}
