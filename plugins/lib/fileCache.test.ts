import {mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, it} from 'vitest'
import {createFileCache} from './fileCache'
import {writeTestSite} from './test/writeTestSite'

const site = writeTestSite({
  'maker.ts': `export default function* ({items, end}: any) {
    for (const [file, text] of items) yield [file, text + end]
  }`,
})

it('makes a file once, and copies it when it is ready', async () => {
  const copy = join(site, 'build', 'a', 'copy.txt')
  const build = async (maker: string, ...ends: string[]) => {
    const cache = createFileCache(site, 'texts', join(site, maker))
    expect(cache.folder).toBe(join(site, 'node_modules', '.cache', 'texts'))
    for (const end of ends) cache.make(new Map([['one.txt', 'text']]), {end})
    await cache.copy(new Map([[copy, 'one.txt']]))
    expect(readdirSync(cache.folder)).toEqual(['one.txt'])
    return readFileSync(copy, 'utf8')
  }
  expect(await build('maker.ts', '!')).toBe('text!')
  // The file is cached, so no process starts. A process would fail, because gone.ts does not exist.
  expect(await build('gone.ts', '?')).toBe('text!')
  // A cache that is not asked to make the file can copy it, too.
  expect(await build('gone.ts')).toBe('text!')
})

it('rejects a copy if the files could not be made', async () => {
  const cache = createFileCache(site, 'pictures', join(site, 'gone.ts'))
  cache.make(new Map([['one.txt', 'text']]))
  await expect(cache.copy(new Map())).rejects.toThrow('The pictures could not be made')
})

it('deletes files that no build has asked for in a month, and no others', () => {
  const cache = createFileCache(site, 'cards', join(site, 'maker.ts'))
  mkdirSync(cache.folder, {recursive: true})
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  for (const name of ['old.png', 'old-but-asked.png', 'new.png']) {
    const file = join(cache.folder, name)
    writeFileSync(file, '')
    if (name.startsWith('old')) utimesSync(file, longAgo, longAgo)
  }
  cache.make(new Map([['old-but-asked.png', '']]))
  expect(readdirSync(cache.folder).sort()).toEqual(['new.png', 'old-but-asked.png'])
  // It was asked for just now, so another build leaves it.
  createFileCache(site, 'cards', join(site, 'maker.ts')).make(new Map([['new.png', '']]))
  expect(readdirSync(cache.folder).sort()).toEqual(['new.png', 'old-but-asked.png'])
})
