import type {SearchRequest, SearchResponse} from '../../types'
import type {EngineSource} from './load'

/** The tasks of the worker: it loads the site's pages once, and then searches them. */
export type WorkerTask =
  | {kind: 'load'; source: EngineSource}
  | {kind: 'search'; request: SearchRequest}

/** The answer to a task, on the port that came with the task. A search has a response. */
export type WorkerReply = {response?: SearchResponse} | {error: string}

/** The only message that answers no task: the worker has loaded the rest of the index. */
export const refined = 'refined'

/** An engine that is ready to search. */
export interface LoadedEngine {
  search: (request: SearchRequest) => Promise<unknown>
  /** Ends the engine. Searches that are under way fail. */
  end: () => void
}

export interface WorkerEngineOptions {
  /** Makes the worker, and may throw. */
  startWorker: () => Worker
  /** The index. The worker starts while it is still loading. */
  source: Promise<EngineSource>
  /** Called when the worker has loaded the rest of the index. */
  onRefined: () => void
  /** Called when the worker itself fails. */
  onFailure: () => void
}

/**
 * Starts the embedded engine in a worker.
 *
 * @throws when the worker does not start, or the index does not load
 */
export async function startWorkerEngine({
  startWorker,
  source,
  onRefined,
  onFailure,
}: WorkerEngineOptions): Promise<LoadedEngine> {
  const worker = startWorker()
  const ending = new AbortController()
  const end = (message: string) => {
    worker.terminate()
    ending.abort(new Error(message))
  }
  worker.addEventListener('message', ({data}) => {
    if (data === refined) onRefined()
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    end('The search worker failed.')
    onFailure()
  })

  const perform = (task: WorkerTask) =>
    new Promise<unknown>((resolve, reject) => {
      const {signal} = ending
      // The worker may have failed while the index was loading.
      signal.throwIfAborted()
      const onEnd = () => reject(signal.reason as Error)
      signal.addEventListener('abort', onEnd)
      const {port1, port2} = new MessageChannel()
      port1.onmessage = ({data}: MessageEvent<WorkerReply>) => {
        port1.close()
        // The listener would keep the answer for as long as the worker runs.
        signal.removeEventListener('abort', onEnd)
        if ('error' in data) reject(new Error(data.error))
        else resolve(data.response)
      }
      worker.postMessage(task, [port2])
    })

  try {
    await perform({kind: 'load', source: await source})
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    search: (request) => perform({kind: 'search', request}),
    end: () => end('The search worker was ended.'),
  }
}
