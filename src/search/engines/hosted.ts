import {liteClient} from 'algoliasearch/lite'
import {createSearchClient, type SearchClient} from '../searchClient'
import type {HostedConfig, SearchEngine} from '../types'

type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>
type HostsCache = NonNullable<LiteClientOptions['hostsCache']>

/**
 * Time-outs of a request in milliseconds (ARCHITECTURE.md, "Constants"). A page only reads;
 * `npm run search:push` writes.
 */
export const timeouts = {connect: 1_000, read: 2_000, write: 30_000}

/**
 * Remembers which hosts failed for as long as the client lives, so that they rest for the
 * 120 s that the client gives them. The client's own caches never find a host again: its state
 * is stored under a key that includes a state, and looked up by one that does not.
 */
function createHostsCache(): HostsCache {
  const states = new Map<unknown, unknown>()
  const urlOf = (host: object | string) => (host as {url?: string}).url
  return {
    get: async <Value>(host: object | string, defaultValue: () => Promise<Value>) =>
      (states.get(urlOf(host)) as Value | undefined) ?? defaultValue(),
    set: async (host, value) => {
      states.set(urlOf(host), await value)
      return value
    },
    delete: (host) => {
      states.delete(urlOf(host))
      return Promise.resolve()
    },
    clear: () => {
      states.clear()
      return Promise.resolve()
    },
  }
}

/**
 * Makes the engine that asks the hosted provider, with the credentials as query parameters:
 * first the nearest host, then the others. A host rests for 120 s after a time-out, a network
 * error or a retryable status.
 *
 * @param options overrides of the provider's client, such as other hosts
 */
export function createHostedEngine(
  {appId, apiKey}: HostedConfig,
  options: LiteClientOptions = {},
): SearchEngine {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts,
    hostsCache: createHostsCache(),
    // No reader would wait as long as the provider asks its clients to.
    maxRateLimitRetries: 0,
    ...options,
  })

  return {
    reset: () => void client.clearCache(),
    search: (request) => client.search(request as Parameters<typeof client.search>[0]),
  }
}

/**
 * Makes the client of a site whose provider searches.
 *
 * @param siteUrl origin of the deployed site
 */
export function createHostedClient(hosted: HostedConfig, siteUrl: string): SearchClient {
  return createSearchClient(createHostedEngine(hosted), siteUrl)
}
