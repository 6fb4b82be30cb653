import type {SearchPage} from '../../types'
import {createPagesEngine} from './engine'
import type {PagesEngine} from './engine'

/** How long the pages may take to arrive, in milliseconds. */
const loadTimeout = 30_000

/**
 * Loads the site's pages and makes the engine that searches them.
 *
 * @param pagesUrl where plugins/search put them
 * @param chunkSize how many sections to index at once, see `createPagesEngine`
 * @throws when they cannot be loaded
 */
export async function loadEngine(
  pagesUrl: string,
  chunkSize?: number,
): Promise<PagesEngine> {
  const response = await fetch(pagesUrl, {signal: AbortSignal.timeout(loadTimeout)})
  if (!response.ok) throw new Error(`${pagesUrl} answered ${response.status}.`)
  return createPagesEngine((await response.json()) as SearchPage[], chunkSize)
}
