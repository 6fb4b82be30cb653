import type {SearchRequest} from '../../types'
import type {PagesResponse} from './engine'

/** What the worker is there for: to load the site's pages once, and to search them. */
export type WorkerTask =
  {kind: 'load'; pagesUrl: string} | {kind: 'search'; request: SearchRequest}

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
