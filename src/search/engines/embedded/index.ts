import type {SearchEngine} from '../../types'
import type {EngineSource} from './load'
import {startWorkerEngine} from './workerEngine'
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
  /** Loads what the first search needs; resolves when that has loaded, or failed. */
  ready: () => Promise<unknown>
}

/**
 * Makes the engine that searches the site's pages in the browser. It starts with the first
 * request. One that fails is ended, and the next request starts another.
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
    // The worker may fail first, and then nothing awaits this promise yet.
    source.catch(() => undefined)
    let isStarted = false
    const onFailure = () => {
      // Before it has started, the same engine runs on the main thread instead.
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
  /** Ends an engine; a newer one that has taken its place stays. */
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
