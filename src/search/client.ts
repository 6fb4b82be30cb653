import config from '@generated/search/default/config.json'
import pagesUrl from '@generated/search/default/pages.json'
import {createEmbeddedEngine} from './engines/embedded'
import {createSearchClient} from './searchClient'
import type {SearchClient} from './searchClient'
import type {SearchConfig, SearchEngine} from './types'

/** The hosted engine, whose client is only fetched by a site that has it configured. */
function lazyHostedEngine(
  hosted: Extract<SearchConfig, {engine: 'hosted'}>,
): SearchEngine {
  let loading: Promise<SearchEngine> | undefined
  const load = () => {
    loading ??= import('./engines/hosted').then(
      ({createHostedEngine}) => createHostedEngine(hosted),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    // A failure to load is told to whoever searches.
    preload: () => void load().catch(() => undefined),
    reset: () => void loading?.then((engine) => engine.reset()),
    search: async (request) => (await load()).search(request),
  }
}

/** Sections indexed at once where the page has to stay responsive: some milliseconds. */
const inlineChunkSize = 4

function createEngine(): SearchEngine {
  if (config.engine === 'hosted') return lazyHostedEngine(config)
  return createEmbeddedEngine({
    pagesUrl,
    startWorker: () =>
      new Worker(new URL('./engines/embedded/worker.ts', import.meta.url), {
        name: 'search',
      }),
    async startInline(url) {
      const {loadEngine} = await import('./engines/embedded/load')
      const engine = await loadEngine(url, inlineChunkSize)
      return (request) => Promise.resolve(engine(request))
    },
  })
}

let client: SearchClient | undefined

/** The site's search client: one for the life of the page, which makes no request yet. */
export function getSearchClient(): SearchClient {
  client ??= createSearchClient(createEngine(), config.siteUrl)
  return client
}

/** How this build searches: what engine, and the provider's names and settings. */
export const searchConfig = config
