import {expect, test} from 'vitest'
import {spread} from './spread'

const pageOf = (hit: string) => hit.charAt(0)
const hits = (pages: string) => Array.from(pages, (page, index) => `${page}${index}`)

test('the third and later hits of a page move behind the hits of other pages', () => {
  expect(spread(hits('aaaabc'), pageOf)).toEqual(['a0', 'a1', 'b4', 'c5', 'a2', 'a3'])
})

test('the hits of a single page keep their order', () => {
  expect(spread(hits('aaaa'), pageOf)).toEqual(hits('aaaa'))
})

test('hits after the first 20 keep their order', () => {
  const many = hits('bbccddeeffgghhiijjkkaaax')
  expect(spread(many, pageOf)).toEqual(many)
})
