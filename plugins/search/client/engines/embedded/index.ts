import type {SearchEngine, SearchRequest, SearchResponse} from '../../../shared/types'
import type {EngineSource} from './load'

/** The tasks of the worker: it loads the site's pages once, and then searches them. */
export type WorkerTask =
  | {kind: 'load'; source: EngineSource}
  | {kind: 'search'; request: SearchRequest}

/** The reply to a task, on the port that came with it. `response` answers a search. */
export type WorkerReply = {response?: SearchResponse} | {error: string}

/** The only message that answers no task: the worker has loaded the rest of the index. */
export const refined = 'refined'

export interface EmbeddedEngineOptions {
  /** Loads the data that the engine starts with, while the worker starts. */
  loadSource: () => Promise<EngineSource>
  startWorker: () => Worker
  /** Called when the rest of the index has loaded: the same query may now find more. */
  onRefined: () => void
}

export interface EmbeddedEngine extends SearchEngine {
  /** Starts the worker. Resolves when it has loaded the first tier of the index, or has failed. */
  ready: () => Promise<unknown>
}

/** A worker, from its start to its end. */
interface Session {
  /** Resolves when the worker is ready to search. */
  loaded: Promise<unknown>
  perform: (task: WorkerTask) => Promise<unknown>
  /** Terminates the worker. Pending tasks fail. */
  end: () => void
}

function startSession(
  {loadSource, startWorker, onRefined}: EmbeddedEngineOptions,
  onFailure: () => void,
): Session {
  const worker = startWorker()
  const ending = new AbortController()
  const {signal} = ending
  const fail = () => {
    // An ended session must not end its replacement.
    if (!signal.aborted) onFailure()
  }
  worker.addEventListener('message', ({data}) => {
    if (data === refined) onRefined()
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    fail()
  })

  const perform = (task: WorkerTask) =>
    new Promise<unknown>((resolve, reject) => {
      // The worker may have ended while the index was loading.
      signal.throwIfAborted()
      const onEnd = () => reject(signal.reason as Error)
      signal.addEventListener('abort', onEnd)
      const {port1, port2} = new MessageChannel()
      port1.onmessage = ({data}: MessageEvent<WorkerReply>) => {
        port1.close()
        // The listener would retain the answer until the worker ends.
        signal.removeEventListener('abort', onEnd)
        if ('error' in data) reject(new Error(data.error))
        else resolve(data.response)
      }
      worker.postMessage(task, [port2])
    })

  const loaded = loadSource().then((source) => perform({kind: 'load', source}))
  loaded.catch(fail)
  const end = () => {
    worker.terminate()
    ending.abort(new Error('The search worker has ended.'))
  }
  return {loaded, perform, end}
}

/**
 * Makes the engine that searches the site's pages in a worker, which `ready` or the first
 * request starts. A worker that fails is ended, and the next call starts another one.
 */
export function createEmbeddedEngine(options: EmbeddedEngineOptions): EmbeddedEngine {
  let session: Session | undefined
  const reset = () => {
    session?.end()
    session = undefined
  }
  const load = async () => {
    session ??= startSession(options, reset)
    const {loaded, perform} = session
    await loaded
    return perform
  }

  return {
    // Each search reports the failure itself.
    ready: () => load().catch(() => undefined),
    reset,
    search: async (request) => (await load())({kind: 'search', request}),
  }
}
