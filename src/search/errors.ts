import {unreachableErrorName} from './docsearch'

/** Why a search got no answer. */
export type SearchFailure =
  /** No host, or no file of the site, could be reached. */
  | 'unreachable'
  /** The provider turned the request down: a wrong key, an unknown index. */
  | 'refused'
  /** What came back is not an answer. */
  | 'malformed'

/**
 * A search that got no answer. Its name is the one by which DocSearch knows that it has to
 * show its error screen (ARCHITECTURE.md, "When something fails").
 */
export class SearchError extends Error {
  override name = unreachableErrorName

  constructor(
    readonly failure: SearchFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
