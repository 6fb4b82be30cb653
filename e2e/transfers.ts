import {gzipSync} from 'node:zlib'
import type {Page} from './fixtures'

/** A file that a page has loaded. */
interface Transfer {
  path: string
  /** What kind of file the browser asked for: document, script, stylesheet. */
  kind: string
  /** The size when gzipped. */
  bytes: number
}

/**
 * Collects the files that a page loads from now on. A file counts once even if it is requested
 * again: intercepted requests bypass the cache, and some browsers request the logo twice, the
 * second time as the icon of the tab.
 *
 * @returns a function that waits for pending files and returns all files so far
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

/** Collects the addresses of the scripts that a page requests from now on. */
export function watchScripts(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url())
  })
  return urls
}
