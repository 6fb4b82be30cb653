import type {SearchRequest} from '../../types'
import type {PagesResponse} from './engine'
import type {WorkerCall, WorkerReply, WorkerTask} from './protocol'

/** The worker itself failed, not what it was asked to do. */
export class WorkerError extends Error {
  override name = 'WorkerError'
}

/** An engine that is ready to search. */
export type LoadedEngine = (request: SearchRequest) => Promise<PagesResponse>

interface PendingCall {
  resolve: (response: PagesResponse | undefined) => void
  reject: (error: Error) => void
}

/**
 * Starts the embedded engine in a worker.
 *
 * @param startWorker makes the worker, and may throw
 * @param pagesUrl where plugins/search put the site's pages
 * @param onFailure called when the worker itself fails
 * @throws WorkerError when the worker does not start; Error when the pages do not load
 */
export async function startWorkerEngine(
  startWorker: () => Worker,
  pagesUrl: string,
  onFailure: () => void,
): Promise<LoadedEngine> {
  const pending = new Map<number, PendingCall>()
  let lastId = 0
  let worker: Worker
  try {
    worker = startWorker()
  } catch (cause) {
    throw new WorkerError('The search worker cannot be made.', {cause})
  }

  const call = (task: WorkerTask) =>
    new Promise<PagesResponse | undefined>((resolve, reject) => {
      const id = ++lastId
      pending.set(id, {resolve, reject})
      worker.postMessage({id, task} satisfies WorkerCall)
    })

  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const {id, response, error} = data
    if (error === undefined) pending.get(id)?.resolve(response)
    else pending.get(id)?.reject(new Error(error))
    pending.delete(id)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    worker.terminate()
    pending.forEach(({reject}) => reject(new WorkerError('The search worker failed.')))
    pending.clear()
    onFailure()
  })

  try {
    await call({kind: 'load', pagesUrl})
  } catch (error) {
    worker.terminate()
    throw error
  }
  return async (request) => {
    const response = await call({kind: 'search', request})
    if (response === undefined) throw new WorkerError('The search worker has no pages.')
    return response
  }
}
