import {gzipSync} from 'node:zlib'
import type {Page} from './fixtures'

/** Something that a page has loaded. */
interface Transfer {
  path: string
  /** As browsers name it: document, script, stylesheet. */
  kind: string
  /** As gzip makes them. */
  bytes: number
}

/**
 * Collects what a page loads from now on.
 *
 * @returns gives what has been answered so far, when all of it has arrived
 */
export function collectTransfers(page: Page): () => Promise<Transfer[]> {
  const transfers: Promise<Transfer>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const kind = response.request().resourceType()
    transfers.push(
      response.body().then(
        (body) => ({path, kind, bytes: gzipSync(body, {level: 9}).length}),
        // A redirect has no body.
        () => ({path, kind, bytes: 0}),
      ),
    )
  })
  return () => Promise.all(transfers)
}

/** Adds up the bytes. */
export function totalOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, {bytes}) => sum + bytes, 0)
}

/** Names what weighs most, so that a failure says what grew. */
export function reportOf(transfers: readonly Transfer[]): string {
  const heaviest = [...transfers].sort((a, b) => b.bytes - a.bytes).slice(0, 8)
  return heaviest.map(({bytes, kind, path}) => `${bytes} B ${kind} ${path}`).join('\n')
}

/** Lists the scripts that a page asks for from now on. */
export function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}
