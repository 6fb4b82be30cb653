import {SearchError} from '../../errors'
import type {SearchEngine} from '../../types'
import {startWorkerEngine, WorkerError} from './workerEngine'
import type {LoadedEngine} from './workerEngine'

export interface EmbeddedEngineOptions {
  /** Where plugins/search put the site's pages. */
  pagesUrl: string
  startWorker: () => Worker
  /** Starts the same engine on the main thread, for where no worker starts. */
  startInline: (pagesUrl: string) => Promise<LoadedEngine>
}

/**
 * Makes the engine that searches the site's pages in the browser. It starts with the
 * first request; what fails to load is loaded anew at the next one.
 */
export function createEmbeddedEngine({
  pagesUrl,
  startWorker,
  startInline,
}: EmbeddedEngineOptions): SearchEngine {
  let loading: Promise<LoadedEngine> | undefined
  const reset = () => {
    loading = undefined
  }

  const load = () => {
    loading ??= startWorkerEngine(startWorker, pagesUrl, reset).catch(
      (error: unknown) => {
        if (error instanceof WorkerError) return startInline(pagesUrl)
        throw error
      },
    )
    return loading
  }

  return {
    // A failure to load is told to whoever searches.
    preload: () => void load().catch(reset),
    reset,
    async search(request) {
      try {
        const search = await load()
        return await search(request)
      } catch (cause) {
        reset()
        throw new SearchError('unreachable', 'The search index cannot be loaded.', {
          cause,
        })
      }
    },
  }
}
