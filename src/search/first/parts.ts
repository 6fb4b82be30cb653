/**
 * What search is made of before a page has its scripts, by which ../early, the bundle
 * and this folder know each other.
 */
import type {SearchClient} from '../searchClient'

/** Name of the meta element that says where the parts are: `names` in their order. */
export const partsMeta = 'search-parts'

/** The parts: this folder, the engine, what is searched first, and the rest behind it. */
export const partNames = ['script', 'engine', 'first', 'rest'] as const

/** Where each part is. */
export type SearchParts = Record<(typeof partNames)[number], string>

/** What has been asked for before the script was there to ask for it. */
export interface Begun {
  parts: SearchParts
  /** The answer with the first tier. */
  first: Promise<Response>
}

/** What the script of this folder exports. */
export interface SearchScript {
  /** Starts with what has been asked for; a second call gives what the first one made. */
  begin: (begun: Begun) => FirstSearch
}

/** Search in front of the page's scripts: one in a page. */
export interface FirstSearch {
  client: SearchClient
  /** Has a listener called when the same query may find more than it did; ends it. */
  onRefined: (listener: () => void) => () => void
  /** Shows results in a prompt; ends when what was typed until it could be is answered. */
  showResults: (prompt: HTMLDialogElement) => Promise<void>
}
