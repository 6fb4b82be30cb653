import {describe, expect, it} from 'vitest'
import {parseFenceMeta, visibleCode} from './fence'

describe('parseFenceMeta', () => {
  it('reads a title and marked lines in any order', () => {
    const meta = parseFenceMeta('{2,4-6} title="hud/Health.tsx"')
    expect(meta.title).toBe('hud/Health.tsx')
    expect([...meta.markedLines]).toEqual([2, 4, 5, 6])
  })

  it('finds no title and no marked lines in an empty meta', () => {
    expect(parseFenceMeta('')).toEqual({title: undefined, markedLines: new Set()})
  })
})

describe('visibleCode', () => {
  it.each([
    ["// @errors: 2322\nimport 'x'\n// ---cut---\nconst a = 1\n\nconst b = 2\n"],
    ['// @errors: 2322 2345\nconst a = 1\n\nconst b = 2'],
    ['\n\nconst a = 1\n\nconst b = 2\n\n'],
    ['const a = 1\n\nconst b = 2'],
    ['a\n  // ---cut--- \nconst a = 1\n\nconst b = 2'],
  ])(
    'drops what precedes the cut, a line of expected errors, and surrounding empty lines',
    (code) => {
      expect(visibleCode(code)).toBe('const a = 1\n\nconst b = 2')
    },
  )

  it.each(['a // ---cut---\nb', '// ---cut--- here\nb', 'a // @errors: 1\nb'])(
    'keeps all of %j, where the mark is only part of a line',
    (code) => {
      expect(visibleCode(code)).toBe(code)
    },
  )

  it('is empty when no code follows the cut', () => {
    expect(visibleCode('const a = 1\n// ---cut---\n\n')).toBe('')
  })
})
