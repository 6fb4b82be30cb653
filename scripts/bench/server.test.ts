import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {serveFolder, type StaticServer} from './server'

let folder: string
let server: StaticServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-server-'))
  await mkdir(join(folder, 'docs'))
  await writeFile(join(folder, 'docs/index.html'), '<h1>Docs</h1>'.repeat(100))
  await writeFile(join(folder, 'page.html'), '<h1>Page</h1>')
  await writeFile(join(folder, 'image.png'), 'not compressed')
  server = await serveFolder(folder)
})

afterAll(async () => {
  await server.close()
  await rm(folder, {recursive: true})
})

it('answers with and without a final slash, without a redirect', async () => {
  for (const path of ['/docs', '/docs/', '/page']) {
    const response = await fetch(server.origin + path, {redirect: 'error'})
    expect(response.status, path).toBe(200)
    expect(await response.text()).toContain('<h1>')
  }
  expect((await fetch(`${server.origin}/missing`)).status).toBe(404)
})

it('sends text gzipped and other files as they are', async () => {
  const page = await fetch(`${server.origin}/docs`)
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(Number(page.headers.get('content-length'))).toBeLessThan(200)
  expect(page.headers.get('cache-control')).toContain('max-age=600')
  const image = await fetch(`${server.origin}/image.png`)
  expect(image.headers.get('content-encoding')).toBeNull()
})
