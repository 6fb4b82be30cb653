import {fetchIndex} from '../../prompt/instant/fetchIndex'
import {readFirstTier, type RestTier} from '../../../shared/tiers'
import {createEngine} from './engine'
import type {PagesEngine, SeenHits} from './engine'

/** The data that the engine starts with. */
export interface EngineSource {
  /** The text of the first tier. */
  first: string
  /** The address of the second tier, which is the rest of the index. */
  restUrl: string
}

/** How many sections are indexed at a time: few enough that queries hardly wait. */
const chunkSize = 4

/** Milliseconds between the first answer and loading the rest: time to draw the answer. */
const restDelay = 250

/** How many hits stay where a reader has seen them when the rest has loaded. */
const seenCount = 5

/**
 * Makes the engine that searches the site's pages: the first tier alone at first, and whole
 * pages once the rest has loaded. The rest loads after the first answer; if that fails, it is
 * requested again after a later answer. The first hits of the last answer before that stay in
 * their places as long as the query stays: what the rest finds comes below them,
 * except a section whose title or phrase is the query.
 *
 * @param onRefined called when the rest has loaded: the same query may now find more
 * @throws when the first tier is malformed
 */
export async function loadEngine(
  {first, restUrl}: EngineSource,
  onRefined: () => void,
): Promise<PagesEngine> {
  const tier = readFirstTier(first)
  let engine = await createEngine({first: tier})
  let refining: Promise<void> | undefined
  let isWhole = false
  let seen: SeenHits | undefined

  const refine = async () => {
    await new Promise((resolve) => setTimeout(resolve, restDelay))
    const rest = (await (await fetchIndex(restUrl)).json()) as RestTier
    engine = await createEngine({first: tier, rest}, chunkSize)
    isWhole = true
    onRefined()
  }

  return (request) => {
    const response = engine(request, seen)
    const [result] = response.results
    if (result?.page === 0 && !isWhole) {
      const urls = result.hits.slice(0, seenCount).map(({url}) => url)
      seen = {query: result.query, urls}
    }
    // Search works without the rest.
    refining ??= refine().catch(() => {
      refining = undefined
    })
    return response
  }
}
