import type {SearchCase} from './queries'

/** How well a search answers a set of queries; shares are between 0 and 1. */
export interface SearchQuality {
  queries: number
  /** Share of queries whose first hit is right. */
  successAt1: number
  /** Share of queries with a right hit among the first five. */
  successAt5: number
  /** Mean of 1 / rank of the first right hit. */
  meanReciprocalRank: number
  /** How many queries found nothing. */
  zeroResults: number
}

/** A URL without the slash that a site may have at the end of paths. */
function withoutSlash(url: string): string {
  return url.replace(/\/(?=#|$)/, '')
}

/** Tells whether a hit is a right answer to a query, on a site with any base URL. */
export function isAnswer({answers}: SearchCase, url: string): boolean {
  const [page = '', anchor = ''] = withoutSlash(url).split('#')
  return answers.some((answer) =>
    answer.includes('#') ? `${page}#${anchor}`.endsWith(answer) : page.endsWith(answer),
  )
}

/** The rank of the first right hit, from 1; undefined when there is none. */
export function rankOf(query: SearchCase, urls: readonly string[]): number | undefined {
  const index = urls.findIndex((url) => isAnswer(query, url))
  return index === -1 ? undefined : index + 1
}

/** Tells whether a hit is one of the labelled sections of a query. */
export function isSection(answers: readonly string[], url: string): boolean {
  return answers.some((answer) => withoutSlash(url).endsWith(answer))
}

/** Tells whether a hit is on the page of one of the labelled sections of a query. */
export function isPage(answers: readonly string[], url: string): boolean {
  const pageOf = (address: string) => withoutSlash(address).split('#')[0] ?? ''
  return answers.some((answer) => pageOf(url).endsWith(pageOf(answer)))
}

/** Shares of queries with a right hit first, and among the first five. */
export interface Shares {
  first: number
  amongFive: number
}

/** Sums up ranked answers to people's queries by what counts as right. */
export function measureShares(
  answered: readonly {answers: readonly string[]; urls: readonly string[]}[],
  isRight: (answers: readonly string[], url: string) => boolean,
): Shares {
  const share = (count: number) =>
    answered.filter(({answers, urls}) =>
      urls.slice(0, count).some((url) => isRight(answers, url)),
    ).length / answered.length
  return {first: share(1), amongFive: share(5)}
}

/** Sums up ranked answers: for each query its hits' URLs, best first. */
export function measureQuality(
  answered: readonly {query: SearchCase; urls: readonly string[]}[],
): SearchQuality {
  const ranks = answered.map(({query, urls}) => rankOf(query, urls) ?? Infinity)
  const share = (count: number) => count / answered.length
  return {
    queries: answered.length,
    successAt1: share(ranks.filter((rank) => rank === 1).length),
    successAt5: share(ranks.filter((rank) => rank <= 5).length),
    meanReciprocalRank: share(ranks.reduce((sum, rank) => sum + 1 / rank, 0)),
    zeroResults: answered.filter(({urls}) => urls.length === 0).length,
  }
}

/** The value below which a share of all values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}
