/** The interface between this folder, ../client/prompt and the page's scripts. */
import type {SearchClient} from '../client/searchClient'

/** The name of the meta element that lists the parts' addresses, in the order of `assetNames`. */
export const assetsMeta = 'search-assets'

/** This folder's script, the engine, and the two tiers of the index. */
export const assetNames = ['script', 'engine', 'first', 'rest'] as const

/** The address of each part. */
export type SearchAssets = Record<(typeof assetNames)[number], string>

/** Dispatched on the document when the rest of the index has loaded and may improve answers. */
export const refinedEvent = 'search-refined'

/** Search that works before the page's scripts have loaded. A page has only one. */
export interface InstantSearch {
  client: SearchClient
  /** Shows results in a prompt (../client/prompt/dialog.ts); resolves after the first answer. */
  showResults: (prompt: HTMLDialogElement) => Promise<void>
}
