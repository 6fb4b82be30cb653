import {maxHitsPerGroup} from '../../docsearch'
import type {SearchHit} from '../../../shared/types'

/** The hits of one section of the site, with the section's name. */
export interface HitGroup {
  name: string
  hits: SearchHit[]
}

/** Sorts hits by page. A page takes the place of its first hit. */
function byPage(hits: readonly SearchHit[]): SearchHit[] {
  const placeOf = ({hierarchy}: SearchHit) =>
    hits.findIndex((hit) => hit.hierarchy.lvl1 === hierarchy.lvl1)
  return [...hits].sort((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Groups hits by section, at most five in each, and orders each group by page. DocSearch does
 * the same, so the order stays the same when its modal replaces the prompt.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const names = new Set(hits.map(({hierarchy}) => hierarchy.lvl0))
  return [...names].map((name) => {
    const ofSection = hits.filter(({hierarchy}) => hierarchy.lvl0 === name)
    return {name, hits: byPage(ofSection.slice(0, maxHitsPerGroup))}
  })
}
