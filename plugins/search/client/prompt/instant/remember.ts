import {docSearchStores} from '../../docsearch'
import type {SearchHit} from '../../../shared/types'
import type {HitGroup} from './groups'

/** How many recent searches are kept when there are favorites. */
const limitWithFavorites = 4

function read(key: string): {objectID?: unknown}[] {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
  return Array.isArray(stored) ? (stored as {objectID?: unknown}[]) : []
}

/** The hit to store: for a hit on text, the hit of its page, if there is one. */
function rememberedHit(hit: SearchHit, {hits}: HitGroup): SearchHit | undefined {
  if (hit.type !== 'content') return hit
  return hits.find(
    ({type, hierarchy}) => type === 'lvl1' && hierarchy.lvl1 === hit.hierarchy.lvl1,
  )
}

/**
 * Adds the hit that a reader has chosen to the recent searches, as DocSearch does, unless it
 * is a favorite. If storage is denied, or holds text that is not JSON, nothing is stored.
 */
export function remember(chosen: SearchHit, group: HitGroup, indexName: string): void {
  const remembered = rememberedHit(chosen, group)
  if (!remembered) return
  const {_highlightResult, _snippetResult, ...hit} = remembered
  try {
    const favorites = read(docSearchStores.favorite.key + indexName)
    const isThis = (stored: {objectID?: unknown}) => stored.objectID === hit.objectID
    if (favorites.some(isThis)) return
    const key = docSearchStores.recent.key + indexName
    const limit = favorites.length > 0 ? limitWithFavorites : docSearchStores.recent.limit
    const others = read(key).filter((stored) => !isThis(stored))
    localStorage.setItem(key, JSON.stringify([hit, ...others].slice(0, limit)))
  } catch {
    // The link works without storage.
  }
}
