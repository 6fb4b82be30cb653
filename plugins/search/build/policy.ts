import type {SearchConfig} from '../shared/types'

/** The script that DocSearch 3.9 loads when the provider's insights are on. */
export const insightsScript =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js'

/** The inline style sheet of the provider's logo in DocSearch. */
const logoStyles = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

/** The hosts that the provider's client calls, and the insights host if insights are on. */
function providerHosts(appId: string, insights: boolean): string[] {
  return [
    ...['-dsn.algolia.net', '.algolia.net'].map((domain) => appId + domain),
    ...[1, 2, 3].map((host) => `${appId}-${host}.algolianet.com`),
    ...(insights ? ['insights.algolia.io'] : []),
  ].map((host) => `https://${host.toLowerCase()}`)
}

/**
 * What the security policy of the pages must allow for search (plugins/security).
 *
 * @param search the search engine and its credentials, from `readSearchConfig`
 */
export function searchPolicy(search: SearchConfig) {
  const insights = search.engine === 'hosted' && search.insights
  return {
    connect: search.engine === 'hosted' ? providerHosts(search.appId, insights) : [],
    scripts: insights ? [insightsScript] : [],
    inlineStyles: [logoStyles],
  }
}
