import {maxHitsPerGroup} from '../docsearch'
import type {SearchHit} from '../types'

/** The hits of one section of the site, with the section's name. */
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
 * Groups hits by section, at most five in each, and orders each group by page. DocSearch does
 * the same, so the order stays when its modal replaces the prompt.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const sections = groupBy(hits, ({hierarchy}) => hierarchy.lvl0)
  return [...sections].map(([name, ofSection]) => ({
    name,
    hits: [...groupBy(ofSection, ({hierarchy}) => hierarchy.lvl1).values()].flat(),
  }))
}
