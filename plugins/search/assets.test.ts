import {createHash} from 'node:crypto'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {testIntro, testPage, testSection} from '../../src/search/testData'
import type {SearchPage} from '../../src/search/types'
import {firstLimit, makeTiers} from './assets'

/** A word that occurs once. Gzip halves it. */
function word(seed: string): string {
  return `w${createHash('md5').update(seed).digest('hex')}`
}

function makePages(count: number, headings: number, asked: number): SearchPage[] {
  const makeSection = (id: string) =>
    testSection(word(id), {
      anchor: id,
      asked: Array.from({length: asked}, (_, phrase) => word(`${id} ${phrase}`)),
    })
  return Array.from({length: count}, (_page, page) => {
    const sections = Array.from({length: headings}, (_, id) =>
      makeSection(`${page} ${id}`),
    )
    return testPage(`Page ${page}`, {sections: [testIntro(), ...sections]})
  })
}

test.each([
  ['asked', makePages(10, 10, 10)],
  ['headings', makePages(200, 10, 10)],
  ['titles', makePages(1000, 10, 1)],
])('the first tier stays within its limit: with %s', (expected, pages) => {
  const {detail, first} = makeTiers(pages)
  expect(detail).toBe(expected)
  expect(gzipSync(first).length).toBeLessThanOrEqual(firstLimit)
})
