import type {PagesEngine, PagesResponse} from './engine'
import {loadEngine} from './load'
import type {WorkerCall, WorkerReply, WorkerTask} from './protocol'

let engine: PagesEngine | undefined

async function perform(task: WorkerTask): Promise<PagesResponse | undefined> {
  switch (task.kind) {
    case 'load':
      engine = await loadEngine(task.pagesUrl)
      return undefined
    case 'search':
      return engine?.(task.request)
  }
}

function reply(message: WorkerReply): void {
  self.postMessage(message)
}

self.addEventListener('message', ({data: {id, task}}: MessageEvent<WorkerCall>) => {
  perform(task).then(
    (response) => reply({id, response}),
    (error: unknown) => reply({id, error: String(error)}),
  )
})
