import {unescapeHtml} from '../../../lib/shared/escape'
import {docSearchStores} from '../docsearch'
import {sanitizeHit} from '../sanitize'

/**
 * Repairs one store of DocSearch: turns its entries into ones that DocSearch would write, and
 * drops those without a valid address. A malformed entry would crash the whole page, and
 * DocSearch renders the texts of an entry as HTML.
 *
 * @param stored the text in the browser's storage, which may be anything
 * @param limit the most entries that the store may have
 * @returns the text to store instead
 */
export function repairStoredSearches(stored: string, limit: number): string {
  let entries: unknown
  try {
    // Texts were escaped before they were stored, and are escaped again below.
    entries = JSON.parse(stored, (_key, value: unknown) =>
      typeof value === 'string' ? unescapeHtml(value) : value,
    )
  } catch {
    entries = []
  }
  const searches = (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const hit = sanitizeHit(entry, location.origin)
    if (!hit) return []
    const {_highlightResult, _snippetResult, ...search} = hit
    return search
  })
  return JSON.stringify(searches.slice(0, limit))
}

/** Repairs the stores before DocSearch reads them. Without storage it does nothing. */
export function repairStorage(indexName: string): void {
  try {
    for (const {key, limit} of Object.values(docSearchStores)) {
      const stored = localStorage.getItem(key + indexName)
      if (stored !== null) {
        localStorage.setItem(key + indexName, repairStoredSearches(stored, limit))
      }
    }
  } catch {
    // Storage is denied or full. DocSearch works without it.
  }
}
