import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {lookup} from 'mrmime'
import {globSync} from 'tinyglobby'
import {answer, type Answer, type Host} from './hosts'

export interface Deployment {
  /** The folder that is served. */
  folder: string
  /** The path of the site on the host, with a slash at both ends. */
  baseUrl: string
  /** The default is GitHub Pages. */
  host?: Host
}

/** A running server. */
interface StaticServer {
  /** Address of the deployment, with a trailing slash. */
  url: string
  close: () => Promise<void>
}

/** The files of a folder, relative to it, with forward slashes. */
export function filesOf(folder: string): string[] {
  return globSync('**', {cwd: folder, dot: true})
}

/** Decodes a path. A path that cannot be decoded stays encoded, and names no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Returns a function that answers the path of an address as a static host does. Names of files
 * begin with the base URL, without its leading slash.
 */
export function answerPaths({
  folder,
  baseUrl,
  host = 'GitHub Pages',
}: Deployment): (pathname: string) => Answer {
  const prefix = baseUrl.slice(1)
  const files = new Set(filesOf(folder).map((file) => prefix + file))
  return (pathname) => answer(host, decode(pathname), files, `${prefix}404.html`)
}

/** Serves a folder on a free port of this machine, as a static host does. */
export async function serve(deployment: Deployment): Promise<StaticServer> {
  const {folder, baseUrl} = deployment
  const answerTo = answerPaths(deployment)
  const cache = new Map<string, Buffer>()
  const compressed = (file: string) => {
    const content = cache.get(file) ?? gzipSync(readFileSync(file))
    cache.set(file, content)
    return content
  }
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(`http://localhost${request.url ?? '/'}`)
    const resolved = answerTo(pathname)
    if ('location' in resolved) {
      response
        .writeHead(resolved.status, {Location: encodeURI(resolved.location) + search})
        .end()
      return
    }
    const type = lookup(resolved.file) ?? 'application/octet-stream'
    const file = join(folder, resolved.file.slice(baseUrl.length - 1))
    // As on GitHub Pages: compressed, and fresh for ten minutes.
    const isText = /text|json|javascript|xml/.test(type)
    response.writeHead(resolved.status, {
      'Content-Type': type,
      'Cache-Control': 'max-age=600',
      ...(isText ? {'Content-Encoding': 'gzip'} : {}),
    })
    response.end(isText ? compressed(file) : readFileSync(file))
  })
  // No timeout, so that a client never reuses a connection that has been closed.
  server.keepAliveTimeout = 0
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${baseUrl}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
