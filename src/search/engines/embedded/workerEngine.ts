import type {SearchRequest} from '../../types'
import type {PagesResponse} from './engine'
import type {EngineSource} from './load'
import {refined, type WorkerCall, type WorkerReply, type WorkerTask} from './protocol'

/** The worker itself failed, not what it was asked to do. */
export class WorkerError extends Error {
  override name = 'WorkerError'
}

/** An engine that is ready to search. */
export interface LoadedEngine {
  search: (request: SearchRequest) => Promise<PagesResponse>
  /** Frees what it holds; searches that are under way fail. */
  end: () => void
}

interface PendingCall {
  resolve: (response: PagesResponse | undefined) => void
  reject: (error: Error) => void
}

export interface WorkerEngineOptions {
  /** Makes the worker, and may throw. */
  startWorker: () => Worker
  /** What it searches; it starts while this is still loading. */
  source: Promise<EngineSource>
  /** Called when the worker has more to search than before. */
  onRefined: () => void
  /** Called when the worker itself fails. */
  onFailure: () => void
}

/**
 * Starts the embedded engine in a worker.
 *
 * @throws WorkerError when the worker does not start; Error when the pages do not load
 */
export async function startWorkerEngine({
  startWorker,
  source,
  onRefined,
  onFailure,
}: WorkerEngineOptions): Promise<LoadedEngine> {
  const pending = new Map<number, PendingCall>()
  let lastId = 0
  let failure: WorkerError | undefined
  let worker: Worker
  try {
    worker = startWorker()
  } catch (cause) {
    throw new WorkerError('The search worker cannot be made.', {cause})
  }

  const call = (task: WorkerTask) =>
    new Promise<PagesResponse | undefined>((resolve, reject) => {
      // It may have failed while its pages were loading.
      if (failure) {
        reject(failure)
        return
      }
      const id = ++lastId
      pending.set(id, {resolve, reject})
      worker.postMessage({id, task} satisfies WorkerCall)
    })

  worker.addEventListener(
    'message',
    ({data}: MessageEvent<WorkerReply | typeof refined>) => {
      if (data === refined) {
        onRefined()
        return
      }
      const {id, response, error} = data
      if (error === undefined) pending.get(id)?.resolve(response)
      else pending.get(id)?.reject(new Error(error))
      pending.delete(id)
    },
  )
  const end = (message: string) => {
    worker.terminate()
    const error = new WorkerError(message)
    failure ??= error
    pending.forEach(({reject}) => reject(error))
    pending.clear()
  }
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    end('The search worker failed.')
    onFailure()
  })

  try {
    await call({kind: 'load', source: await source})
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    async search(request) {
      const response = await call({kind: 'search', request})
      if (response === undefined) throw new WorkerError('The search worker has no pages.')
      return response
    },
    end: () => end('The search worker was ended.'),
  }
}
