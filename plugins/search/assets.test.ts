import {createHash} from 'node:crypto'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import type {SearchPage} from '../../src/search/types'
import {firstLimit, fitTiers} from './assets'

/** A word that is nowhere else. Gzip halves it. */
function word(seed: string): string {
  return `w${createHash('md5').update(seed).digest('hex')}`
}

function makePages(count: number, headings: number, asked: number): SearchPage[] {
  return Array.from({length: count}, (_page, page) => ({
    url: `/${page}`,
    title: `Page ${page}`,
    description: '',
    section: 'API',
    language: 'en',
    tag: 'default',
    version: 'current',
    pageRank: 1,
    sections: Array.from({length: 1 + headings}, (_section, section) => ({
      level: section === 0 ? 1 : 2,
      title: section === 0 ? '' : word(`${page} ${section}`),
      anchor: section === 0 ? null : `${section}`,
      prose: [],
      code: '',
      declares: false,
      asked: Array.from({length: asked}, (_phrase, phrase) =>
        word(`${page} ${section} ${phrase}`),
      ),
    })),
  }))
}

test.each([
  ['asked', makePages(10, 10, 10)],
  ['headings', makePages(200, 10, 10)],
  ['titles', makePages(1000, 10, 1)],
])('what is searched first stays within its limit: with %s', (expected, pages) => {
  const {detail, first} = fitTiers(pages)
  expect(detail).toBe(expected)
  expect(gzipSync(JSON.stringify(first)).length).toBeLessThanOrEqual(firstLimit)
})
