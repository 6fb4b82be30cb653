import {createReadStream, createWriteStream} from 'node:fs'
import {readdir} from 'node:fs/promises'
import {createServer} from 'node:http'
import type {AddressInfo, Socket} from 'node:net'
import {join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {createGzip} from 'node:zlib'
import sirv from 'sirv'

/** Files that hosts compress; images other than SVG and fonts are compressed already. */
const compressible = /\.(?:css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/

/** How long a browser may keep a file, in seconds: what GitHub Pages says of every file. */
const MAX_AGE = 600

export interface StaticServer {
  /** Such as `http://localhost:4431`. */
  origin: string
  /** What it has sent since it runs, in bytes, headers included. */
  sent: () => number
  close: () => Promise<void>
}

/** Puts a gzipped copy beside each file of a folder that hosts would compress. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    await pipeline(createReadStream(file), createGzip(), createWriteStream(`${file}.gz`))
  }
}

/**
 * Serves a built site as a plain static host does: gzipped, `/page` from `page.html` or
 * `page/index.html`, without a redirect. It writes the compressed files into the folder.
 *
 * @param port 0 takes any that is free
 */
export async function serveFolder(folder: string, port = 0): Promise<StaticServer> {
  await compressFiles(folder)
  const server = createServer(sirv(folder, {gzip: true, etag: true, maxAge: MAX_AGE}))
  const sockets = new Set<Socket>()
  let sentBefore = 0
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      sentBefore += socket.bytesWritten
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    origin: `http://localhost:${address.port}`,
    sent: () =>
      [...sockets].reduce((sum, {bytesWritten}) => sum + bytesWritten, sentBefore),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
