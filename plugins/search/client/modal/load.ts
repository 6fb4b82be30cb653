import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import {findSearchPrompt} from '../prompt/dialog'

/** Loads the search modal, which is not part of the scripts of any page. */
export const loadSearchModal = () => import('./')

/** Preloads the modal. A failure is reported when search is opened. */
export function preloadSearchModal(): void {
  loadSearchModal().catch(() => undefined)
}

// This file is also a client module of the site: if a reader opened search before the scripts
// ran, the modal loads while the page is hydrated.
if (ExecutionEnvironment.canUseDOM && findSearchPrompt()) preloadSearchModal()
