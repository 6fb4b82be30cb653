import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {testIntro, testPage, testSection} from '../test/data'
import type {SearchPage} from '../shared/types'
import {readFirstTier} from '../shared/tiers'
import {bundleScripts, firstLimit, makeTiers, pathsOf, replaceTiers} from './assets'

const searchFolder = join(__dirname, '..', 'client')

/** A word that occurs nowhere else. Gzip only halves it: a hexadecimal digit has 4 bits. */
function word(seed: string): string {
  return `w${createHash('md5').update(seed).digest('hex')}`
}

function makePages(count: number): SearchPage[] {
  return Array.from({length: count}, (_page, page) => {
    const sections = Array.from({length: 10}, (_, id) =>
      testSection(word(`${page} ${id}`)),
    )
    return testPage(`Page ${page}`, {sections: [testIntro(), ...sections]})
  })
}

test.each([
  [10, 11],
  [1000, 1],
])('the first tier of %i pages has %i sections per page', (count, expected) => {
  const {first} = makeTiers(makePages(count))
  const pages = readFirstTier(first)
  expect(pages.map(({sections}) => sections.length)).toEqual(Array(count).fill(expected))
  expect(gzipSync(first).length).toBeLessThanOrEqual(firstLimit)
})

test('in a build, not in development, the name of a file contains a hash of its content', () => {
  const files = {script: 'a()', engine: 'b()', first: '[1]', rest: '[2]'}
  const paths = pathsOf(files, true)
  expect(Object.entries(paths)).toEqual([
    ['script', expect.stringMatching(/^assets\/search\/script\.[\da-f]{8}\.js$/)],
    ['engine', expect.stringMatching(/^assets\/search\/engine\.[\da-f]{8}\.js$/)],
    ['first', expect.stringMatching(/^assets\/search\/first\.[\da-f]{8}\.json$/)],
    ['rest', expect.stringMatching(/^assets\/search\/rest\.[\da-f]{8}\.json$/)],
  ])
  const changed = pathsOf({...files, rest: '[3]'}, true)
  expect(changed).toEqual({...paths, rest: changed.rest})
  expect(changed.rest).not.toBe(paths.rest)
  expect(pathsOf(files, false).rest).toBe('assets/search/rest.json')
})

test('tiers that are replaced have names of their own, which all pages know', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  const files = {script: 'a()', engine: 'b()', first: '[1]', rest: '[2]'}
  const old = pathsOf(files, true)
  mkdirSync(join(folder, 'assets/search'), {recursive: true})
  for (const name of ['first', 'rest'] as const)
    writeFileSync(join(folder, old[name]), files[name])
  const page = ({first, rest}: typeof old) => `<meta content="/${first} /${rest}">`
  writeFileSync(join(folder, '404.html'), page(old))
  replaceTiers(folder, files, {first: '[1]', rest: '[3]'})
  const current = pathsOf({...files, rest: '[3]'}, true)
  expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe(page(current))
  expect(readFileSync(join(folder, current.first), 'utf8')).toBe('[1]')
  expect(readFileSync(join(folder, current.rest), 'utf8')).toBe('[3]')
  expect(existsSync(join(folder, old.rest))).toBe(false)
})

test('the script has the settings of the site and exports `begin`; the engine is self-contained', async () => {
  const site = {siteUrl: 'https://docs.example', indexName: 'name-of-the-index'}
  const {script, engine, inputs} = await bundleScripts(site)
  expect(script.includes('https://docs.example')).toBe(true)
  expect(script.includes('name-of-the-index')).toBe(true)
  expect(/\bSEARCH_(?:SITE_URL|INDEX_NAME)/.test(script)).toBe(false)
  expect(/export\{\w+ as begin\};$/.test(script)).toBe(true)
  expect(/\b(?:import|export)\{/.test(engine)).toBe(false)
  // A change to the source of either script rebuilds both.
  const files = ['prompt/instant/index.ts', 'engines/embedded/worker.ts']
  expect(files.map((file) => join(searchFolder, file))).toEqual(
    inputs.filter((input) => files.some((file) => input.endsWith(`/client/${file}`))),
  )
})
