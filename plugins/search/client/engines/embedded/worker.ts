/** The worker of the embedded engine, which plugins/search bundles as a separate script. */
import type {SearchResponse} from '../../../shared/types'
import type {PagesEngine} from './engine'
import {refined, type WorkerReply, type WorkerTask} from './index'
import {loadEngine} from './load'

let engine: PagesEngine | undefined

async function perform(task: WorkerTask): Promise<SearchResponse | undefined> {
  if (task.kind === 'search') return engine?.(task.request)
  engine = await loadEngine(task.source, () => self.postMessage(refined))
  return undefined
}

self.addEventListener('message', ({data, ports}: MessageEvent<WorkerTask>) => {
  const reply = (answer: WorkerReply) => ports[0]?.postMessage(answer)
  perform(data).then(
    (response) => reply({response}),
    (error: unknown) => reply({error: String(error)}),
  )
})
