import {gzipSync} from 'node:zlib'
import type {Page} from './fixtures'

/** Something that a page has loaded. */
interface Transfer {
  path: string
  /** As browsers name it: document, script, stylesheet. */
  kind: string
  /** Gzipped. */
  bytes: number
}

/**
 * Collects what a page loads from now on. Each file counts once, as if it were cached: there
 * is no cache where requests are intercepted, and some browsers request the logo once more, as
 * the icon of the tab.
 *
 * @returns gives all that has been answered so far, once it has arrived
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

/** Lists the heaviest files, so that a failure shows what has grown. */
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
