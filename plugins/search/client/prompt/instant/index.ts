/**
 * Search that works before the page's scripts have loaded: the client of the embedded engine,
 * and the results in the prompt (../dialog.ts). plugins/search bundles this folder as a
 * separate script. Only .. loads it, so that the prompt and the page's scripts share one
 * client.
 */
import {scriptPolicy} from '../../../../lib/client/scriptPolicy'
import {createEmbeddedEngine} from '../../engines/embedded'
import {createSearchClient} from '../../searchClient'
import {fetchIndex} from './fetchIndex'
import {refinedEvent, type InstantSearch, type SearchAssets} from '../../../shared/assets'
import {showResultsIn} from './results'

// Defined by plugins/search.
declare const SEARCH_SITE_URL: string
declare const SEARCH_INDEX_NAME: string

const policy = scriptPolicy('search')

/**
 * Starts search.
 *
 * @param first the first tier of the index, which is already loading
 */
export function begin(parts: SearchAssets, first: Promise<Response>): InstantSearch {
  let loading: Promise<Response> | undefined = first

  /** The first call awaits the tier that is already loading; later calls fetch it again. */
  const loadSource = async () => {
    const requested = loading ?? fetchIndex(parts.first)
    loading = undefined
    const text = await (await requested).text()
    return {first: text, restUrl: new URL(parts.rest, location.href).href}
  }

  const engine = createEmbeddedEngine({
    loadSource,
    startWorker: () =>
      new Worker(policy?.createScriptURL(parts.engine) ?? parts.engine, {
        name: 'search',
        type: 'module',
      }),
    onRefined: () => document.dispatchEvent(new Event(refinedEvent)),
  })
  const client = createSearchClient(engine, SEARCH_SITE_URL)
  const options = {client, ready: engine.ready, indexName: SEARCH_INDEX_NAME}
  void engine.ready()
  return {client, showResults: (prompt) => showResultsIn(prompt, options)}
}
