import {liteClient} from 'algoliasearch/lite'
import {createSearchClient, type SearchClient} from '../searchClient'
import type {HostedConfig, SearchEngine} from '../../shared/types'

type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>
type HostsCache = NonNullable<LiteClientOptions['hostsCache']>

/**
 * Request timeouts in milliseconds (ARCHITECTURE.md, "Constants"). Only `npm run search:push`
 * writes.
 */
export const timeouts = {connect: 1_000, read: 2_000, write: 30_000}

/**
 * Creates the cache of failed hosts, which the client does not retry for 120 s. The client's
 * default cache does not work: the client stores a host under a key that includes the host's
 * state, and looks it up by a key that does not.
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
    // The client never calls these.
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
}

/**
 * Creates the engine that queries the hosted provider, the nearest host first, with the
 * credentials as query parameters. After a timeout, a network error or a retryable status, a
 * host is skipped for 120 s.
 *
 * @param options of the provider's client, such as other hosts
 */
export function createHostedEngine(
  {appId, apiKey}: HostedConfig,
  options: LiteClientOptions = {},
): SearchEngine {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts,
    hostsCache: createHostsCache(),
    // After "too many requests" the client would wait longer than a reader does.
    maxRateLimitRetries: 0,
    ...options,
  })

  return {
    reset: () => void client.clearCache(),
    search: (request) => client.search(request as Parameters<typeof client.search>[0]),
  }
}

/**
 * Creates a search client that uses the hosted engine.
 *
 * @param siteUrl origin of the deployed site
 */
export function createHostedClient(hosted: HostedConfig, siteUrl: string): SearchClient {
  return createSearchClient(createHostedEngine(hosted), siteUrl)
}
