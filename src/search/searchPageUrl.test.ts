import {expect, it} from 'vitest'
import {searchPageUrl} from './searchPageUrl'

it('encodes a query', () => {
  expect(searchPageUrl('/search', 'a & b')).toBe('/search?q=a+%26+b')
})

it('accepts half an emoji', () => {
  expect(searchPageUrl('/search', '😀'.slice(0, 1))).toBe('/search?q=%EF%BF%BD')
})
