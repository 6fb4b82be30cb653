import {performance} from 'node:perf_hooks'
import {gzipSync} from 'node:zlib'
import {fitTiers} from '../../plugins/search/assets'
import type {GeneratedSearch} from '../../plugins/search/generated'
import type {SearchPage} from '../../src/search/types'
import {createEmbeddedClient, modalQuery} from '../search/embeddedClient'
import {percentile} from './metrics'

/** What search costs at one size of the site. */
export interface Scale {
  pages: number
  /** How much is searched first. */
  detail: string
  /** What is searched first, and what comes behind it, in bytes, gzipped. */
  first: number
  rest: number
  /** Until all of it can be searched, in milliseconds. */
  indexing: number
  /** From a key to its answer once all of it can be searched, in milliseconds. */
  median: number
  p95: number
}

/** The pages several times over, each time with other addresses and titles. */
export function multiply(pages: readonly SearchPage[], times: number): SearchPage[] {
  return Array.from({length: times}, (_, copy) =>
    copy === 0
      ? pages
      : pages.map((page) => ({
          ...page,
          url: `/copy-${copy}${page.url}`,
          title: `${page.title} ${copy}`,
        })),
  ).flat()
}

/** The size of a text, or of data as JSON, in bytes, gzipped. */
export function sizeOf(content: unknown): number {
  return gzipSync(typeof content === 'string' ? content : JSON.stringify(content)).length
}

/** Measures what search costs if the site were so many times larger. */
export async function measureScale(
  generated: GeneratedSearch,
  times: number,
  queries: readonly string[],
): Promise<Scale> {
  const pages = multiply(generated.pages, times)
  const {first, rest, detail} = fitTiers(pages)
  const start = performance.now()
  const client = await createEmbeddedClient({...generated, pages})
  const indexing = performance.now() - start
  const keys: number[] = []
  // The first ones warm the engine up.
  for (const [index, query] of [...queries.slice(0, 10), ...queries].entries()) {
    const asked = performance.now()
    await client.search({requests: [modalQuery(query)]})
    if (index >= 10) keys.push(performance.now() - asked)
  }
  return {
    pages: pages.length,
    detail,
    first: sizeOf(first),
    rest: sizeOf(rest),
    indexing,
    median: percentile(keys, 0.5),
    p95: percentile(keys, 0.95),
  }
}
