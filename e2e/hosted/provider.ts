import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import type {Page, Request, Route} from '@playwright/test'
import {insightsScript} from '../../plugins/search/policy'
import {published} from './environment'

/** The script that reports what readers view and click. */
const insightsFile = join(
  dirname(createRequire(__filename).resolve('search-insights')),
  'dist',
  'search-insights.min.js',
)

/** Hosts of the provider, in the order in which a client asks them. */
export const hosts = {
  first: 'testapp-dsn.algolia.net',
  others: /^testapp-[123]\.algolianet\.com$/,
}

/** How a host of the fake provider behaves. */
export type Behaviour =
  | 'answers'
  | 'refuses'
  | 'is silent'
  | 'is down'
  | 'fails'
  | 'forbids'
  | 'limits the rate'
  | 'answers HTML'
  | 'answers half'
  | 'is malformed'
  | 'answers markup'
  | 'finds nothing'
  | {hits: object[]}

const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'}

/** A hit as the provider answers it: a page of a group, with a highlighted title. */
export function hit(
  id: number,
  title: string,
  url = `/docs/goals#${id}`,
  group = 'Guide',
) {
  const hierarchy = {
    lvl0: group,
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }
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
    hierarchy,
    _highlightResult: {
      hierarchy: {lvl0: {...highlight, value: group}, lvl1: highlight},
    },
    _snippetResult: {hierarchy: {lvl1: highlight}},
  }
}

function answer(hits: object[]): string {
  const result = {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: '',
    params: '',
    index: published.ALGOLIA_INDEX_NAME,
    processingTimeMS: 1,
    queryID: 'query',
    exhaustiveNbHits: true,
  }
  return JSON.stringify({results: [result]})
}

const hostile = [
  hit(1, '<img src=x onerror="window.executed=true">Markup'),
  hit(2, 'Bad link', 'javascript:window.executed=true'),
]

async function respond(route: Route, behaviour: Behaviour): Promise<void> {
  const json = (body: string, status = 200) =>
    route.fulfill({status, contentType: 'application/json', headers: cors, body})
  if (typeof behaviour === 'object') return json(answer(behaviour.hits))
  switch (behaviour) {
    case 'answers':
      return json(answer([hit(1, 'From the provider'), hit(2, 'Second')]))
    case 'answers markup':
      return json(answer(hostile))
    case 'finds nothing':
      return json(answer([]))
    case 'fails':
      return json('{"message": "Internal error", "status": 500}', 500)
    case 'forbids':
      return json('{"message": "Invalid Application-ID or API key"}', 403)
    case 'limits the rate':
      return json('{"message": "Too many requests"}', 429)
    case 'answers HTML':
      return route.fulfill({
        contentType: 'text/html',
        headers: cors,
        body: '<!doctype html><p>Sign in to this network',
      })
    case 'answers half':
      return json(answer([hit(1, 'From the provider')]).slice(0, 200))
    case 'is malformed':
      return json('{"results": "none"}')
    case 'refuses':
      return route.abort('connectionrefused')
    case 'is down':
      return route.fulfill({status: 503, headers: cors, body: 'down'})
    case 'is silent':
      return undefined
  }
}

/** A search provider on the browser's network routes. */
export interface FakeProvider {
  /** The requests it got, oldest first. */
  requests: Request[]
  /** What was asked of its insights: the script and the reports, oldest first. */
  insights: Request[]
  /** Decides how each host behaves from now on. */
  behave: (behaviour: (host: string) => Behaviour) => void
}

/** Stands between the page and every host of the provider. */
export async function fakeProvider(page: Page): Promise<FakeProvider> {
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
