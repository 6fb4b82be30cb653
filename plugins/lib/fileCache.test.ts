import {mkdtemp, readFile, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeAll, expect, it} from 'vitest'
import {createFileCache} from './fileCache'

let site = ''
let maker = ''
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'file-cache-'))
  maker = join(site, 'maker.ts')
  await writeFile(
    maker,
    `import {mkdirSync, writeFileSync} from 'node:fs'
    export default async ({folder, items, end}: any) => {
      mkdirSync(folder, {recursive: true})
      for (const [file, text] of items) writeFileSync(folder + '/' + file, text + end)
    }`,
  )
})

const copied = (name: string) => readFile(join(site, 'build', 'a', name), 'utf8')

it('makes a file once, and copies it when it is ready', async () => {
  const targets = new Map([[join(site, 'build', 'a', 'copy.txt'), 'one.txt']])
  const build = async (path: string, ...ends: string[]) => {
    const cache = createFileCache(site, 'texts', path)
    expect(cache.folder).toBe(join(site, 'node_modules', '.cache', 'texts'))
    for (const end of ends) cache.make(new Map([['one.txt', 'text']]), {end})
    await cache.copy(targets)
    return copied('copy.txt')
  }
  expect(await build(maker, '!')).toBe('text!')
  // The file is kept from the last build. Starting a process would fail without a maker.
  expect(await build('gone.ts', '?')).toBe('text!')
  expect(await build('gone.ts')).toBe('text!')
})

it('rejects a copy if the files could not be made', async () => {
  const cache = createFileCache(site, 'gone', join(site, 'gone.ts'))
  cache.make(new Map([['one.txt', 'text']]))
  await expect(cache.copy(new Map())).rejects.toThrow('The gone could not be made')
})
