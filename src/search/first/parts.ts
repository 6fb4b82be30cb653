/** What this folder, ../early and the bundle, which are built apart, know of each other. */
import type {SearchClient} from '../searchClient'

/** Name of the meta element with the addresses of the parts, in the order of `partNames`. */
export const partsMeta = 'search-parts'

/** The parts: this folder, the engine, what is searched first, and the rest behind it. */
export const partNames = ['script', 'engine', 'first', 'rest'] as const

/** Where each part is. */
export type SearchParts = Record<(typeof partNames)[number], string>

/** What is already loading when the script arrives. */
export interface Begun {
  parts: SearchParts
  first: Promise<Response>
}

/** What the script of this folder exports. */
export interface SearchScript {
  /** Starts search; a second call returns what the first one made. */
  begin: (begun: Begun) => FirstSearch
}

/** Search in front of the page's scripts: one in a page. */
export interface FirstSearch {
  client: SearchClient
  /** Calls a listener when the same query may find more; returns what removes it. */
  onRefined: (listener: () => void) => () => void
  /** Shows results in a prompt; resolves when the first query is answered. */
  showResults: (prompt: HTMLDialogElement) => Promise<void>
}
