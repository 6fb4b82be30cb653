import type {SearchRequest} from '../../types'
import type {PagesResponse} from './engine'
import type {EngineSource} from './load'

/** What the worker is there for: to read the site's pages once, and to search them. */
export type WorkerTask =
  | {kind: 'load'; source: EngineSource}
  | {kind: 'search'; request: SearchRequest}

export interface WorkerCall {
  id: number
  task: WorkerTask
}

/** What the worker answers to the call of the same id; a search has a response. */
export interface WorkerReply {
  id: number
  response?: PagesResponse
  /** Why the task failed. */
  error?: string
}

/** What the worker says unasked: it has the rest now. */
export const refined = 'refined'
