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
 * Collects what a page loads from now on. A file counts once, as browsers keep it: where
 * requests are intercepted there is no cache, and only some browsers ask again for the logo
 * as the icon of the tab.
 *
 * @returns gives what has been answered so far, when all of it has arrived
 */
export function collectTransfers(page: Page): () => Promise<Transfer[]> {
  const transfers = new Map<string, Promise<Transfer>>()
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (transfers.has(path)) return
    const kind = response.request().resourceType()
    const transfer = response.body().then(
      (body) => ({path, kind, bytes: gzipSync(body, {level: 9}).length}),
      // A redirect has no body.
      () => ({path, kind, bytes: 0}),
    )
    transfers.set(path, transfer)
  })
  return () => Promise.all(transfers.values())
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
