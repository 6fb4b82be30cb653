import {dirname, join} from 'node:path'
import type {BrowserContext, Page, Request, Route} from '@playwright/test'
import {insightsScript} from '../../plugins/search/build/policy'
import {timeouts} from '../../plugins/search/client/engines/hosted'
import {builds} from '../builds'
import {publicEnv} from './environment'

/** The script that reports views and clicks. */
const insightsFile = join(
  dirname(require.resolve('search-insights')),
  'dist',
  'search-insights.min.js',
)

/** The provider's hosts, in the order in which a client tries them. */
export const hosts = {
  first: 'testapp-dsn.algolia.net',
  others: /^testapp-[123]\.algolianet\.com$/,
}

/** How a host of the fake provider behaves. */
export type Behaviour =
  | 'answers'
  | 'refuses to connect'
  | 'hangs'
  | 'sends 503'
  | 'rejects the key'
  | 'sends a malformed answer'
  | {hits: object[]}

const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'}

/** A hit as the provider sends it: a page in a group, with a highlighted title. */
export function hit(
  id: number,
  title: string,
  url = `${builds.configured.baseUrl}docs/goals#${id}`,
  group = 'Guide',
) {
  const noHeadings = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null}
  const highlight = {
    value: `<mark>${title}</mark>`,
    matchLevel: 'full',
    matchedWords: [title],
  }
  return {
    objectID: String(id),
    type: 'lvl1',
    url,
    content: null,
    hierarchy: {lvl0: group, lvl1: title, ...noHeadings},
    _highlightResult: {
      hierarchy: {lvl0: {...highlight, value: group}, lvl1: highlight},
    },
    _snippetResult: {hierarchy: {lvl1: highlight}},
  }
}

function bodyWith(hits: object[]): string {
  const result = {
    hits,
    nbHits: hits.length,
    nbPages: 1,
    index: publicEnv.ALGOLIA_INDEX_NAME,
    queryID: 'query',
    exhaustiveNbHits: true,
  }
  return JSON.stringify({results: [result]})
}

/** The response of a host, by its behaviour. A host that hangs sends none. */
const responses: Record<string, {status?: number; body: string}> = {
  answers: {body: bodyWith([hit(1, 'From the provider'), hit(2, 'Second')])},
  'sends 503': {status: 503, body: 'down'},
  'rejects the key': {
    status: 403,
    body: '{"message": "Invalid Application-ID or API key"}',
  },
  'sends a malformed answer': {body: '{"results": "none"}'},
}

async function respond(route: Route, behaviour: Behaviour): Promise<void> {
  if (behaviour === 'refuses to connect') return route.abort('connectionrefused')
  const response =
    typeof behaviour === 'object'
      ? {body: bodyWith(behaviour.hits)}
      : responses[behaviour]
  if (!response) return
  await route.fulfill({contentType: 'application/json', headers: cors, ...response})
}

/** A search provider simulated by intercepting a page's requests. */
export interface FakeProvider {
  /** The search requests, oldest first. */
  requests: Request[]
  /** The requests for the insights script, and the reports, oldest first. */
  insights: Request[]
  /** Decides how each host behaves from now on. */
  behave: (behaviour: (host: string) => Behaviour) => void
}

const extended = new WeakSet<BrowserContext>()

/**
 * Multiplies by five each timer of the page that is as long as a timeout of the provider's client,
 * so that even on a slow machine only a host that hangs is left after it.
 */
async function extendTimeouts(context: BrowserContext): Promise<void> {
  if (extended.has(context)) return
  extended.add(context)
  await context.addInitScript(
    (limits) => {
      const original = window.setTimeout.bind(window) as Window['setTimeout']
      window.setTimeout = ((callback: TimerHandler, delay = 0, ...rest: unknown[]) =>
        original(
          callback,
          limits.includes(delay) ? delay * 5 : delay,
          ...rest,
        )) as typeof setTimeout
    },
    [timeouts.connect, timeouts.read],
  )
}

/** Answers a page's requests to all hosts of the provider. */
export async function fakeProvider(page: Page): Promise<FakeProvider> {
  await extendTimeouts(page.context())
  const requests: Request[] = []
  const insights: Request[] = []
  let behaviour: (host: string) => Behaviour = () => 'answers'
  await page.route(/\.(algolia\.net|algolianet\.com)\//, async (route) => {
    if (route.request().method() === 'OPTIONS') {
      await route.fulfill({status: 204, headers: cors})
      return
    }
    requests.push(route.request())
    await respond(route, behaviour(new URL(route.request().url()).hostname))
  })
  await page.route(insightsScript, (route) => {
    insights.push(route.request())
    return route.fulfill({path: insightsFile})
  })
  await page.route('https://insights.algolia.io/**', (route) => {
    insights.push(route.request())
    return route.fulfill({status: 200, headers: cors, json: {status: 200}})
  })
  return {requests, insights, behave: (next) => (behaviour = next)}
}
