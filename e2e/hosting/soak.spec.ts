import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {Pool} from 'undici'
import {filesOf} from '../../tools/hosting/server'
import {builds} from '../builds'
import {soak} from '../deep'
import {startDocusaurus} from '../docusaurus'

const {folder} = builds.site
const readers = 50
const requestsPerReader = soak(8, 100)

/** The site's files by their path; servers keep hidden files and headers to themselves. */
function readSite(): {path: string; content: Buffer}[] {
  return filesOf(folder)
    .filter((file) => !/^[._]/.test(file) && file !== '404.html')
    .map((file) => ({
      // By the names that this server gives them.
      path: `/${file.replace(/\/?index\.html$|\.html$/, '')}`,
      content: readFileSync(join(folder, file)),
    }))
}

test(`${readers} readers at once get ${readers * requestsPerReader} files unharmed`, async () => {
  test.slow()
  const site = readSite()
  const server = await startDocusaurus(['serve', '--dir', folder])
  const pool = new Pool(server.address, {connections: readers})
  const lost: string[] = []
  let served = 0

  /** Reads the site file by file, from another one than the readers before. */
  async function read(reader: number): Promise<void> {
    for (let turn = 0; turn < requestsPerReader; turn++) {
      const file = site[(reader * requestsPerReader + turn) % site.length]
      if (!file) throw new Error(`There is no site in ${folder}.`)
      const {statusCode, body} = await pool.request({path: file.path, method: 'GET'})
      const content = Buffer.from(await body.arrayBuffer())
      if (statusCode === 200 && content.equals(file.content)) served++
      else lost.push(`${file.path}: ${statusCode}, ${content.length} bytes`)
    }
  }

  try {
    await Promise.all(Array.from({length: readers}, (_, reader) => read(reader)))
  } finally {
    await pool.destroy()
    server.stop()
  }
  expect(lost).toEqual([])
  expect(served).toBe(readers * requestsPerReader)
})
