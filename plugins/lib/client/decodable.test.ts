import {describe, expect, it} from 'vitest'
import {isDecodable, toDecodable} from './decodable'

const at = (path: string) => new URL(path, 'https://example.com')

describe('isDecodable', () => {
  // A path is decoded twice by the router, a hash once by Docusaurus.
  it.each([
    '/',
    '/docs/goals',
    '/caf%C3%A9#th%C3%A9',
    '/a?q=%&r=%zz',
    '/%2541',
    '/#100%25',
  ])('accepts %s', (path) => expect(isDecodable(at(path))).toBe(true))

  it.each(['/%', '/%zz', '/%E0%A4%A', '/%ED%A0%80', '/%25', '/docs#%', '/docs#%FF'])(
    'rejects %s',
    (path) => expect(isDecodable(at(path))).toBe(false),
  )
})

describe('toDecodable', () => {
  it('does not change an address that can be decoded', () => {
    expect(toDecodable(at('/caf%C3%A9?q=%#th%C3%A9'))).toBe('/caf%C3%A9?q=%#th%C3%A9')
  })

  it('replaces the percent signs of a part that cannot be decoded', () => {
    expect(toDecodable(at('/a%?q=%#b%C3%A9'))).toBe('/a\uFFFD?q=%#b%C3%A9')
    expect(toDecodable(at('/caf%C3%A9#b%'))).toBe('/caf%C3%A9#b\uFFFD')
  })

  it.each(['/%', '/%25', '/%25%32', '/%E0%A4%A#%', '/%C0%AE#%25%'])(
    'makes %s decodable',
    (path) => expect(isDecodable(at(toDecodable(at(path))))).toBe(true),
  )
})
