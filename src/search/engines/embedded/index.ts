import type {SearchEngine} from '../../types'
import type {EngineSource} from './load'
import {startWorkerEngine} from './workerEngine'
import type {LoadedEngine} from './workerEngine'

export interface EmbeddedEngineOptions {
  /** Loads the index. */
  loadSource: () => Promise<EngineSource>
  startWorker: () => Worker
  /** Starts the same engine on the main thread, if no worker starts. */
  startInline: (source: EngineSource) => Promise<LoadedEngine>
  /** Called when the rest of the index has loaded, so that the same query may find more. */
  onRefined: () => void
}

export interface EmbeddedEngine extends SearchEngine {
  /** Loads the engine and the first tier. Resolves when they have loaded or failed. */
  ready: () => Promise<unknown>
}

/**
 * Makes the engine that searches the site's pages in the browser. The first request starts it.
 * After a failure it is ended, and the next request starts it again.
 */
export function createEmbeddedEngine({
  loadSource,
  startWorker,
  startInline,
  onRefined,
}: EmbeddedEngineOptions): EmbeddedEngine {
  let current: Promise<LoadedEngine> | undefined

  const start = async (): Promise<LoadedEngine> => {
    const source = loadSource()
    // Nothing awaits this promise if the worker fails first.
    source.catch(() => undefined)
    let isStarted = false
    const onFailure = () => {
      // If the worker fails before that, the engine starts on the main thread instead (below).
      if (isStarted) reset()
    }
    try {
      const engine = await startWorkerEngine({startWorker, source, onRefined, onFailure})
      isStarted = true
      return engine
    } catch {
      return startInline(await source)
    }
  }

  const load = () => (current ??= start())
  /** Ends an engine, but not a newer one that has replaced it. */
  const drop = (engine: Promise<LoadedEngine> | undefined) => {
    if (engine === current) current = undefined
    engine?.then(
      ({end}) => end(),
      () => undefined,
    )
  }
  const reset = () => drop(current)

  return {
    ready() {
      const engine = load()
      // Each search reports the failure itself.
      return engine.catch(() => drop(engine))
    },
    reset,
    async search(request) {
      const engine = load()
      try {
        return await (await engine).search(request)
      } catch (error) {
        drop(engine)
        throw error
      }
    },
  }
}
