import {SearchError} from '../../errors'
import type {SearchEngine} from '../../types'
import type {EngineSource} from './load'
import {startWorkerEngine, WorkerError} from './workerEngine'
import type {LoadedEngine} from './workerEngine'

export interface EmbeddedEngineOptions {
  /** Loads what is searched. */
  loadSource: () => Promise<EngineSource>
  startWorker: () => Worker
  /** Starts the same engine on the main thread, for where no worker starts. */
  startInline: (source: EngineSource) => Promise<LoadedEngine>
  /** Called when there is more to search than before: the same query may find more. */
  onRefined: () => void
}

export interface EmbeddedEngine extends SearchEngine {
  /** Preloads, and ends when that has ended, well or not. */
  ready: () => Promise<unknown>
}

/**
 * Makes the engine that searches the site's pages in the browser. It starts with the
 * first request; what fails to load is loaded anew at the next one.
 */
export function createEmbeddedEngine({
  loadSource,
  startWorker,
  startInline,
  onRefined,
}: EmbeddedEngineOptions): EmbeddedEngine {
  let loading: Promise<LoadedEngine> | undefined
  const reset = () => {
    loading = undefined
  }

  const start = async (): Promise<LoadedEngine> => {
    const source = loadSource()
    // Whoever waits for it hears of a failure; nobody may wait any more.
    source.catch(() => undefined)
    let started = false
    const onFailure = () => {
      // Before it has started, the same engine runs on the main thread instead.
      if (started) reset()
    }
    try {
      const engine = await startWorkerEngine({startWorker, source, onRefined, onFailure})
      started = true
      return engine
    } catch (error) {
      if (error instanceof WorkerError) return startInline(await source)
      throw error
    }
  }

  const load = () => (loading ??= start())
  // A failure to load is told to whoever searches.
  const ready = () => load().catch(reset)

  return {
    preload: () => void ready(),
    ready,
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
