/** The interface between this folder, ../early and the page's scripts. */
import type {SearchClient} from '../searchClient'

/** The meta element that lists the addresses of the parts, in the order of `partNames`. */
export const partsMeta = 'search-parts'

/** This folder's script, the engine, and the two tiers of the index. */
export const partNames = ['script', 'engine', 'first', 'rest'] as const

/** The address of each part. */
export type SearchParts = Record<(typeof partNames)[number], string>

/** Dispatched on the document when the same query may find more than before. */
export const refinedEvent = 'search-refined'

/** Search that works before the page's scripts have loaded. One per page. */
export interface FirstSearch {
  client: SearchClient
  /** Shows results in a prompt; resolves when the first query is answered. */
  showResults: (prompt: HTMLDialogElement) => Promise<void>
}
