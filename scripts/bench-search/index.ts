// Measures the embedded engine with the frozen query set: npm run bench:search
import {performance} from 'node:perf_hooks'
import {gzipSync} from 'node:zlib'
import {readGenerated} from '../../plugins/search/generated'
import {createEmbeddedClient, modalQuery} from '../search/embeddedClient'
import {measureInBrowser} from './browser'
import {measureQuality, percentile, rankOf} from './metrics'
import {createNaiveScan} from './naiveScan'
import {searchCases} from './queries'
import type {SearchCase, SearchKind} from './queries'

/** What has to hold; a run that misses one fails. */
const targets = {
  successAt1: 0.95,
  identifierSuccessAt1: 1,
  zeroResults: 0,
  /** In bytes of the asset, gzipped. */
  indexSize: 120_000,
}

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
function missedTargets(answers: readonly Answer[], indexSize: number): string[] {
  const all = measureQuality(answers)
  const identifiers = measureQuality(ofKind(answers, 'identifier'))
  return [
    all.successAt1 < targets.successAt1 && `success@1 is ${percent(all.successAt1)}`,
    identifiers.successAt1 < targets.identifierSuccessAt1 &&
      `success@1 of identifiers is ${percent(identifiers.successAt1)}`,
    all.zeroResults > targets.zeroResults && `${all.zeroResults} queries find nothing`,
    indexSize > targets.indexSize && `the index is ${indexSize} bytes gzipped`,
  ].filter((missed) => missed !== false)
}

async function main(): Promise<void> {
  const generated = await readGenerated(process.cwd())
  const indexSize = gzipSync(JSON.stringify(generated.pages)).length
  const start = performance.now()
  const client = await createEmbeddedClient(generated)
  const buildTime = performance.now() - start

  const engine = await run(async (text) => {
    const {results} = await client.search({requests: [modalQuery(text)]})
    return results.flatMap(({hits}) => hits.map(({url}) => url))
  })
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
  console.log(`Index: ${indexSize} bytes gzipped, ready in ${milliseconds(buildTime)}`)

  const {keyToResult, longTasks} = await measureInBrowser(
    searchCases.map(({query}) => query),
  )
  console.log(
    `In the browser, from key to shown result: median ` +
      `${milliseconds(percentile(keyToResult, 0.5))}, ` +
      `p95 ${milliseconds(percentile(keyToResult, 0.95))} ` +
      `(${keyToResult.length} queries); ` +
      `main-thread tasks over 50 ms: ${longTasks.length}`,
  )

  for (const {query, urls} of engine.answers) {
    const rank = rankOf(query, urls)
    if (rank === 1) continue
    console.log(
      `Not first: "${query.query}" (${query.kind}) has ${query.answers.join(' or ')} at ` +
        `${rank ?? 'no place'}, after ${urls[0] ?? 'nothing'}`,
    )
  }

  const missed = missedTargets(engine.answers, indexSize)
  if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
