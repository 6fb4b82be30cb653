import type {SearchRequest, SearchResponse} from '../../types'
import type {EngineSource} from './load'

/** What the worker does: it loads the site's pages once, and searches them. */
export type WorkerTask =
  | {kind: 'load'; source: EngineSource}
  | {kind: 'search'; request: SearchRequest}

/** The answer to a task, on the port that came with it: a search has a response. */
export type WorkerReply = {response?: SearchResponse} | {error: string}

/** The worker's only message without a task: it has loaded the rest. */
export const refined = 'refined'
