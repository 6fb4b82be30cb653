// Measures the embedded engine with the frozen query set: npm run bench:search
import {performance} from 'node:perf_hooks'
import {makeFiles} from '../../plugins/search/assets'
import {readGenerated, type GeneratedSearch} from '../../plugins/search/generated'
import {joinTiers, splitTiers} from '../../src/search/tiers'
import {createEmbeddedClient, modalQuery} from '../search/embeddedClient'
import {measureInBrowser} from './browser'
import {
  isPage,
  isSection,
  measureQuality,
  measureShares,
  percentile,
  rankOf,
} from './metrics'
import {createNaiveScan} from './naiveScan'
import {searchCases, tuningCases} from './queries'
import type {PeopleCase, SearchCase, SearchKind} from './queries'
import {measureScale, sizeOf, type Scale} from './scale'

/** What has to hold; a run that misses one fails. */
const targets = {
  successAt1: 0.95,
  identifierSuccessAt1: 1,
  zeroResults: 0,
  /** Share of the queries of each kind that is found first, questions apart. */
  byName: 0.99,
  /** What is searched first and the rest behind it, in bytes, gzipped. */
  firstSize: 30_000,
  restSize: 150_000,
  /** The same at the largest size. */
  firstSizeAtScale: 150_000,
}

/** How often the pages are there. */
const sizes = [1, 10, 50]

/** Every so many queries are asked at each size. */
const sampling = 4

/** Runs of the query set: the first ones warm the engine up and are not timed. */
const warmUps = 2
const timedRuns = 5

interface Answer {
  query: SearchCase
  urls: string[]
}

interface Timed {
  answers: Answer[]
  /** Milliseconds for each query and run. */
  times: number[]
}

type UrlSearch = (text: string) => Promise<string[]> | string[]

async function run(search: UrlSearch): Promise<Timed> {
  const times: number[] = []
  let answers: Answer[] = []
  for (let pass = 0; pass < warmUps + timedRuns; pass++) {
    answers = []
    for (const query of searchCases) {
      const start = performance.now()
      const urls = await search(query.query)
      if (pass >= warmUps) times.push(performance.now() - start)
      answers.push({query, urls})
    }
  }
  return {answers, times}
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const milliseconds = (time: number) => `${time.toFixed(2)} ms`

function qualityRow(answers: readonly Answer[]) {
  const quality = measureQuality(answers)
  return {
    queries: quality.queries,
    'success@1': percent(quality.successAt1),
    'success@5': percent(quality.successAt5),
    MRR: quality.meanReciprocalRank.toFixed(3),
    'zero results': quality.zeroResults,
  }
}

function timeRow({times}: Timed) {
  return {
    median: milliseconds(percentile(times, 0.5)),
    p95: milliseconds(percentile(times, 0.95)),
  }
}

function ofKind(answers: readonly Answer[], kind: SearchKind): Answer[] {
  return answers.filter(({query}) => query.kind === kind)
}

/** Says of each target that is missed by how much. */
function missedTargets(
  answers: readonly Answer[],
  smallest: Scale,
  largest: Scale,
): string[] {
  const all = measureQuality(answers)
  const kinds = ['identifier', 'prefix', 'split', 'typo'] as const
  const identifiers = measureQuality(ofKind(answers, 'identifier'))
  return [
    all.successAt1 < targets.successAt1 && `success@1 is ${percent(all.successAt1)}`,
    identifiers.successAt1 < targets.identifierSuccessAt1 &&
      `success@1 of identifiers is ${percent(identifiers.successAt1)}`,
    all.zeroResults > targets.zeroResults && `${all.zeroResults} queries find nothing`,
    ...kinds.map((kind) => {
      const {successAt1} = measureQuality(ofKind(answers, kind))
      return (
        successAt1 < targets.byName && `success@1 of ${kind} is ${percent(successAt1)}`
      )
    }),
    smallest.first > targets.firstSize && `the first tier is ${smallest.first} bytes`,
    smallest.rest > targets.restSize && `the rest is ${smallest.rest} bytes`,
    largest.first > targets.firstSizeAtScale &&
      `the first tier of ${largest.pages} pages is ${largest.first} bytes`,
  ].filter((missed) => missed !== false)
}

/** Makes a search by text in this process. */
async function createSearch(generated: GeneratedSearch) {
  const client = await createEmbeddedClient(generated)
  return async (text: string) => {
    const {results} = await client.search({requests: [modalQuery(text)]})
    return results.flatMap(({hits}) => hits.map(({url}) => url))
  }
}

async function answerPeople(search: (text: string) => Promise<string[]>) {
  const answered: (PeopleCase & {urls: string[]})[] = []
  for (const query of tuningCases)
    answered.push({...query, urls: await search(query.query)})
  return answered
}

/** Prints how well people's queries are answered, by sections and by pages. */
async function printPeople(generated: GeneratedSearch): Promise<void> {
  const {first} = splitTiers(generated.pages)
  const answered = await answerPeople(await createSearch(generated))
  const answeredFirst = await answerPeople(
    await createSearch({...generated, pages: joinTiers(first)}),
  )
  const row = (some: typeof answered) => {
    const [sections, pages] = [
      measureShares(some, isSection),
      measureShares(some, isPage),
    ]
    return {
      queries: some.length,
      first: percent(sections.first),
      'among five': percent(sections.amongFive),
      'page first': percent(pages.first),
      'page among five': percent(pages.amongFive),
    }
  }
  const kinds = [...new Set(answered.map(({kind}) => kind))]
  const byKind = kinds.map((kind) => [kind, row(answered.filter((a) => a.kind === kind))])
  console.log("People's queries, the half that the ranking is tuned on:")
  console.table({
    ...Object.fromEntries(byKind),
    all: row(answered),
    'all, by the first tier alone': row(answeredFirst),
  })
}

/** Prints what search costs the larger the site is. */
async function printScale(generated: GeneratedSearch): Promise<Scale[]> {
  const {script, engine} = await makeFiles(
    process.cwd(),
    generated.pages,
    generated.config,
  )
  const code = sizeOf(script) + sizeOf(engine)
  const queries = searchCases
    .filter((_case, index) => index % sampling === 0)
    .map(({query}) => query)
  const scales: Scale[] = []
  for (const times of sizes) scales.push(await measureScale(generated, times, queries))
  console.log('By size; bytes are gzipped, times are of this process:')
  console.table(
    scales.map(({pages, detail, first, rest, indexing, median, p95}) => ({
      pages,
      'searched first': detail,
      'first tier': first,
      'to the first result': code + first,
      'first tier, a page': Math.round(first / pages),
      'the rest, a page': Math.round(rest / pages),
      indexed: milliseconds(indexing),
      'a key, median': milliseconds(median),
      'a key, p95': milliseconds(p95),
    })),
  )
  return scales
}

/** Prints what a reader of the built site waits for. */
async function printBrowser(): Promise<void> {
  const queries = searchCases.map(({query}) => query)
  for (const slowdown of [1, 4]) {
    const {keys, longTasks, thousand} = await measureInBrowser(queries, slowdown)
    const summary = (times: number[]) =>
      `median ${milliseconds(percentile(times, 0.5))}, ` +
      `p95 ${milliseconds(percentile(times, 0.95))}`
    console.log(
      `In the browser, processor slowed ${slowdown}x (${keys.length} queries): ` +
        `from key to result ${summary(keys.map(({changed}) => changed))}; ` +
        `to the frame that draws it ${summary(keys.map(({drawn}) => drawn))}; ` +
        `main-thread tasks over 50 ms: ${longTasks.length}; ` +
        `after a thousand inputs the last one is answered in ${milliseconds(thousand)}`,
    )
  }
}

async function main(): Promise<void> {
  const generated = await readGenerated(process.cwd())
  const engine = await run(await createSearch(generated))
  const scan = await run(createNaiveScan(generated.pages))

  const kinds = [...new Set(searchCases.map(({kind}) => kind))]
  console.table({
    ...Object.fromEntries(
      kinds.map((kind) => [kind, qualityRow(ofKind(engine.answers, kind))]),
    ),
    all: qualityRow(engine.answers),
    'naive scan, all': qualityRow(scan.answers),
  })
  console.table({engine: timeRow(engine), 'naive scan': timeRow(scan)})
  await printPeople(generated)
  await printBrowser()
  const scales = await printScale(generated)

  for (const {query, urls} of engine.answers) {
    const rank = rankOf(query, urls)
    if (rank === 1) continue
    console.log(
      `Not first: "${query.query}" (${query.kind}) has ${query.answers.join(' or ')} at ` +
        `${rank ?? 'no place'}, after ${urls[0] ?? 'nothing'}`,
    )
  }

  const [smallest, largest] = [scales[0], scales.at(-1)]
  if (!smallest || !largest) throw new Error('No size was measured.')
  const missed = missedTargets(engine.answers, smallest, largest)
  if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
