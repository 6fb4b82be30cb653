import data from '@generated/type-checker/default/types.json'
import {scriptPolicy} from '../../../lib/client/scriptPolicy'
import type {TypeAnswer, TypeService} from '../../shared/typeChecker'

/** Asks the worker, and rejects when it fails or does not answer. */
export type Ask = <Method extends keyof TypeService>(
  method: Method,
  ...args: Parameters<TypeService[Method]>
) => Promise<ReturnType<TypeService[Method]>>

/** How long the worker may take for an answer, in milliseconds. The first takes longest. */
const patience = 30_000

const policy = scriptPolicy('types')

/** The page's worker, once an editor has asked for it. */
let started: Promise<Ask> | undefined
/** Called with the loaded share of the files, from 0 to 1. */
const watchers = new Set<(share: number) => void>()

async function fetchText(url: string, onBytes: (count: number) => void): Promise<string> {
  // A file that the browser has kept is good: its name changes with its content.
  const response = await fetch(url, {cache: 'force-cache'})
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        onBytes(chunk.byteLength)
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted).text()
}

/** Lets a worker answer, and ends it when it fails or does not answer. */
function askOf(worker: Worker): Ask {
  const waiting = new Map<
    number,
    {resolve: (result: never) => void; reject: (error: Error) => void}
  >()
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let failure: Error | undefined

  const end = (error: Error) => {
    failure = error
    worker.terminate()
    clearTimeout(timer)
    for (const {reject} of waiting.values()) reject(error)
    started = undefined
  }
  const watch = () => {
    clearTimeout(timer)
    if (waiting.size > 0)
      timer = setTimeout(end, patience, new Error('The checker does not answer.'))
  }
  worker.addEventListener('message', ({data: {id, result}}: MessageEvent<TypeAnswer>) => {
    waiting.get(id)?.resolve(result as never)
    waiting.delete(id)
    watch()
  })
  worker.addEventListener('error', (event) => {
    // The reader is told in the editor.
    event.preventDefault()
    end(new Error('The checker failed.'))
  })
  return (method, ...args) =>
    new Promise((resolve, reject) => {
      if (failure) {
        reject(failure)
        return
      }
      lastId += 1
      waiting.set(lastId, {resolve, reject})
      worker.postMessage({id: lastId, method, args})
      if (waiting.size === 1) watch()
    })
}

async function start(baseUrl: string): Promise<Ask> {
  let loaded = 0
  const count = (bytes: number) => {
    loaded += bytes
    for (const watcher of watchers) watcher(Math.min(1, loaded / data.bytes))
  }
  const url = baseUrl + data.worker
  // A worker does not say how far it has loaded, so its script is loaded into the cache before.
  const [declarations] = await Promise.all([
    fetchText(baseUrl + data.declarations, count),
    fetchText(url, count),
  ])
  const worker = new Worker(policy?.createScriptURL(url) ?? url, {name: 'types'})
  worker.postMessage(declarations)
  return askOf(worker)
}

/**
 * Starts the page's checker, unless it runs already.
 *
 * @param baseUrl the site's base path, with leading and trailing slashes
 * @param onProgress called with the loaded share of its files, from 0 to 1
 * @throws when a file cannot be loaded
 */
export async function startChecker(
  baseUrl: string,
  onProgress: (share: number) => void,
): Promise<Ask> {
  watchers.add(onProgress)
  try {
    started ??= start(baseUrl)
    return await started
  } catch (error) {
    started = undefined
    throw error
  } finally {
    watchers.delete(onProgress)
  }
}
