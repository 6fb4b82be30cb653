import {expect, test} from 'vitest'
import {spread} from './spread'

const pageOf = (hit: string) => hit.charAt(0)
const hits = (pages: string) => Array.from(pages, (page, index) => `${page}${index}`)

test('two sections of a page stand before the others of it, which come last', () => {
  expect(spread(hits('aaaabc'), pageOf)).toEqual(['a0', 'a1', 'b4', 'c5', 'a2', 'a3'])
})

test('a page that answers alone keeps its order', () => {
  expect(spread(hits('aaaa'), pageOf)).toEqual(hits('aaaa'))
})

test('behind the first hits the order is that of the ranking', () => {
  const many = hits('bbccddeeffgghhiijjkkaaax')
  expect(spread(many, pageOf)).toEqual(many)
})
