import {fetchIndex} from '../../first/fetchIndex'
import {joinTiers, type FirstTier, type RestTier} from '../../tiers'
import {createPagesEngine} from './engine'
import type {PagesEngine} from './engine'

/** What the engine is made of. */
export interface EngineSource {
  /** The text of the first tier. */
  first: string
  /** Where plugins/search put the rest. */
  restUrl: string
}

/** Sections that are indexed at a time, in some milliseconds, so that no query waits. */
const chunkSize = 4

/** How long the rest waits for the first answer to be drawn, in milliseconds. */
const restDelay = 250

async function loadRest(url: string): Promise<RestTier> {
  const response = await fetchIndex(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return (await response.json()) as RestTier
}

/**
 * Makes the engine that searches the site's pages: at once by their first tier, and by
 * all of them when the rest has come. That is loaded after the first answer and, if it fails,
 * again after a later one.
 *
 * @param onRefined called when there is more to search, so that another answer may be better
 * @param firstChunkSize how many sections of the first tier to index at once, see
 *   `createPagesEngine`
 * @throws when the first tier is not one
 */
export async function loadEngine(
  {first, restUrl}: EngineSource,
  onRefined: () => void,
  firstChunkSize?: number,
): Promise<PagesEngine> {
  const tier = JSON.parse(first) as FirstTier
  let engine = await createPagesEngine(joinTiers(tier), {
    chunkSize: firstChunkSize,
    isWhole: false,
  })
  let refining: Promise<void> | undefined

  const refine = async () => {
    await new Promise((resolve) => setTimeout(resolve, restDelay))
    const rest = await loadRest(restUrl)
    engine = await createPagesEngine(joinTiers(tier, rest), {chunkSize})
    onRefined()
  }

  return (request) => {
    const response = engine(request)
    // Search goes on without it.
    refining ??= refine().catch(() => {
      refining = undefined
    })
    return response
  }
}
