/**
 * Search in front of the page's scripts: the client of the embedded engine and the results
 * in the prompt. plugins/search bundles this folder as a script of its own, which both the
 * bootstrap and the bundle load, so that there is one client in a page.
 */
import {scriptPolicy} from '../../lib/scriptPolicy'
import {createEmbeddedEngine} from '../engines/embedded'
import type * as Engine from '../engines/embedded/worker'
import {createSearchClient} from '../searchClient'
import {fetchIndex} from './fetchIndex'
import type {Begun, FirstSearch, SearchScript} from './parts'
import {showResultsIn} from './results'

// Set by plugins/search.
declare const SEARCH_SITE_URL: string
declare const SEARCH_INDEX_NAME: string

/** Sections that the page's own thread indexes at a time, in some milliseconds. */
const inlineChunkSize = 4

const policy = scriptPolicy('search-worker')

function create({parts, first}: Begun): FirstSearch {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  let asked: Promise<Response> | undefined = first

  /** Uses the first tier that is already loading; at a second call it is fetched again. */
  const loadSource = async () => {
    const answer = asked ?? fetchIndex(parts.first)
    asked = undefined
    const response = await answer
    if (!response.ok) throw new Error(`${parts.first} answered ${response.status}.`)
    const restUrl = new URL(parts.rest, location.href).href
    return {first: await response.text(), restUrl}
  }

  const engine = createEmbeddedEngine({
    loadSource,
    startWorker: () =>
      new Worker(policy?.createScriptURL(parts.engine) ?? parts.engine, {
        name: 'search',
        type: 'module',
      }),
    startInline: async (source) => {
      // Browsers cache a failed import, so this is another address.
      const {loadEngine} = (await import(`${parts.engine}?inline`)) as typeof Engine
      const search = await loadEngine(source, notify, inlineChunkSize)
      return {
        search: (request) => Promise.resolve(search(request)),
        end: () => undefined,
      }
    },
    onRefined: notify,
  })
  const client = createSearchClient(engine, SEARCH_SITE_URL)
  const onRefined: FirstSearch['onRefined'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const options = {client, onRefined, ready: engine.ready, indexName: SEARCH_INDEX_NAME}
  void engine.ready()
  return {client, onRefined, showResults: (prompt) => showResultsIn(prompt, options)}
}

let search: FirstSearch | undefined

export const begin: SearchScript['begin'] = (begun) => (search ??= create(begun))
