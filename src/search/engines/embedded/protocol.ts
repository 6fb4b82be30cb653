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
