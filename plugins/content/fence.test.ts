import {describe, expect, it} from 'vitest'
import type {Code} from 'mdast'
import {applyMagicComments, highlightComment, parseFenceMeta, visibleCode} from './fence'

describe('parseFenceMeta', () => {
  it('reads a title and marked lines in any order', () => {
    const meta = parseFenceMeta('{2,4-6} title="hud/Health.tsx"')
    expect(meta.title).toBe('hud/Health.tsx')
    expect([...meta.markedLines]).toEqual([2, 4, 5, 6])
  })

  it('finds no title and no marked lines in an empty meta', () => {
    expect(parseFenceMeta('')).toEqual({title: undefined, markedLines: new Set()})
  })

  it.each([
    ['title=\'it has "quotes"\'', {title: 'it has "quotes"'}],
    ['showLineNumbers', {firstNumber: 1}],
    ['showLineNumbers=5 title="a"', {title: 'a', firstNumber: 5}],
  ])('reads %s', (meta, expected) => {
    expect(parseFenceMeta(meta)).toMatchObject(expected)
  })
})

it.each([
  ['// highlight-next-line\na\nb', undefined, 'a\nb', '{1}'],
  ['a\n# highlight-start\nb\nc\n# highlight-end\nd', undefined, 'a\nb\nc\nd', '{2,3}'],
  ['<!-- highlight-next-line -->\na', 'title="x" {3}', 'a', 'title="x" {3,1}'],
  ['{/* highlight-next-line */}\n<a />', undefined, '<a />', '{1}'],
  [
    'i\n// ---cut---\n\na\n// highlight-next-line\nb',
    undefined,
    'i\n// ---cut---\n\na\nb',
    '{2}',
  ],
  ['a // highlight-next-line', '{1}', 'a // highlight-next-line', '{1}'],
])('replaces magic comments in %j', (value, meta, code, expected) => {
  const fence: Code = {type: 'code', value, meta}
  applyMagicComments(fence)
  expect([fence.value, fence.meta]).toEqual([code, expected])
})

it('gives lines the classes of other kinds of magic comments', () => {
  const code: Code = {
    type: 'code',
    value: "// This will error\na\n' start\n// highlight-next-line\nb\nREM end\n(* c *)",
  }
  applyMagicComments(code, [
    highlightComment,
    {className: 'wrong', line: 'This will error'},
    {className: 'new', block: {start: 'start', end: 'end'}},
  ])
  expect([code.value, code.meta]).toEqual(['a\nb\n(* c *)', '{2}'])
  expect(code.data?.lineClasses).toEqual([['wrong'], ['new'], []])
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
