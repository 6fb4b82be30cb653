/**
 * The engine as a script of its own, which plugins/search bundles. As a worker it performs the
 * tasks of workerEngine.ts; if no worker starts, the page imports it instead.
 */
import type {SearchResponse} from '../../types'
import type {PagesEngine} from './engine'
import {loadEngine} from './load'
import {refined, type WorkerReply, type WorkerTask} from './workerEngine'

export {loadEngine}

function serve(): void {
  let engine: PagesEngine | undefined

  const perform = async (task: WorkerTask): Promise<SearchResponse | undefined> => {
    switch (task.kind) {
      case 'load':
        engine = await loadEngine(task.source, () => self.postMessage(refined))
        return undefined
      case 'search':
        return engine?.(task.request)
    }
  }

  self.addEventListener('message', ({data, ports}: MessageEvent<WorkerTask>) => {
    const reply = (answer: WorkerReply) => ports[0]?.postMessage(answer)
    perform(data).then(
      (response) => reply({response}),
      (error: unknown) => reply({error: String(error)}),
    )
  })
}

// Only a page has a document.
if (typeof document === 'undefined') serve()
