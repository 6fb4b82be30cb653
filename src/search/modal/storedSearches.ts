import {docSearchStores} from '../docsearch'
import {sanitizeUrl} from '../sanitize'
import {hierarchyLevels, type HierarchyLevel} from '../types'

/** What DocSearch stores of a hit that a reader chose: no highlights. */
interface StoredSearch {
  objectID: string
  type: string
  url: string
  content: string | null
  hierarchy: Record<HierarchyLevel, string | null>
}

const maxTextLength = 500

/** DocSearch shows stored text as HTML; here it has been escaped once, or is hostile. */
function harmless(text: unknown): string | null {
  if (typeof text !== 'string') return null
  return text.slice(0, maxTextLength).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function repairSearch(value: unknown): StoredSearch | undefined {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return undefined
  const {objectID, type, hierarchy} = value
  const url = sanitizeUrl(value.url, location.origin)
  if (typeof objectID !== 'string' || url === undefined) return undefined
  const isKnownType =
    type === 'content' || hierarchyLevels.some((level) => level === type)
  if (!isKnownType || typeof hierarchy.lvl0 !== 'string') return undefined
  const levels = hierarchyLevels.map((level) => [level, harmless(hierarchy[level])])
  return {
    objectID,
    type: String(type),
    url,
    content: harmless(value.content),
    hierarchy: Object.fromEntries(levels) as StoredSearch['hierarchy'],
  }
}

/**
 * Repairs one store of DocSearch: keeps the entries that are what DocSearch would have
 * written and drops the rest, since a malformed one crashes the whole page.
 *
 * @param stored what the browser's storage holds, anything
 * @param limit most entries that the store may have
 * @returns the text to store instead
 */
export function repairStoredSearches(stored: string, limit: number): string {
  let entries: unknown
  try {
    entries = JSON.parse(stored)
  } catch {
    entries = []
  }
  const searches = Array.isArray(entries) ? entries.map(repairSearch) : []
  return JSON.stringify(searches.filter((search) => search !== undefined).slice(0, limit))
}

const stores = Object.values(docSearchStores)

/** Repairs what DocSearch is about to read. Without storage there is nothing to do. */
export function repairStorage(indexName: string): void {
  try {
    for (const {key, limit} of stores) {
      const stored = localStorage.getItem(key + indexName)
      if (stored !== null) {
        localStorage.setItem(key + indexName, repairStoredSearches(stored, limit))
      }
    }
  } catch {
    // Storage is missing or full: DocSearch works without.
  }
}

/**
 * Has a listener called when another tab stores a search, or clears what was stored.
 *
 * @returns ends it
 */
export function onStoredElsewhere(indexName: string, listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    if (key === null || stores.some((store) => store.key + indexName === key)) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
