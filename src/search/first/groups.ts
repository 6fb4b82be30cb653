import {maxHitsPerGroup} from '../docsearch'
import type {SearchHit} from '../types'

/** Hits under the name of the site's section that they are in. */
export interface HitGroup {
  name: string
  hits: SearchHit[]
}

function groupBy(
  hits: readonly SearchHit[],
  nameOf: (hit: SearchHit) => string,
): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const group = groups.get(nameOf(hit)) ?? []
    groups.set(nameOf(hit), group)
    if (group.length < maxHitsPerGroup) group.push(hit)
  }
  return groups
}

/**
 * Orders hits as DocSearch shows them, so that its modal can take the place of the prompt:
 * by section, at most five of each, and in a section by page.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const sections = groupBy(hits, ({hierarchy}) => hierarchy.lvl0)
  return [...sections].map(([name, ofSection]) => ({
    name,
    hits: [...groupBy(ofSection, ({hierarchy}) => hierarchy.lvl1).values()].flat(),
  }))
}
