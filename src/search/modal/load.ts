import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import {findSearchPrompt} from '../early/prompt'

/** Loads the search modal, which is in no page's own scripts. */
export const loadSearchModal = () => import('./')

/** Starts the download; opening search reports a failure. */
export function preloadSearchModal(): void {
  loadSearchModal().catch(() => undefined)
}

// This is also a client module of the site: a reader who opened search before the scripts
// ran waits for search, which is loaded while the page is hydrated.
if (ExecutionEnvironment.canUseDOM && findSearchPrompt(document)) preloadSearchModal()
