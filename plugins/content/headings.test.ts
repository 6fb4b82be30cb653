import type {Heading} from 'mdast'
import {expect, it} from 'vitest'
import {createHeadingIds, headingText} from './headings'
import {parseMarkdown, parseMdx} from './mdx'

const heading = (markdown: string, parse = parseMdx) =>
  parse(markdown).children[0] as Heading

it.each([
  ['## A  b {/* #c */}', 'A b', 'c'],
  ['## A {/* #c, an old id */}', 'A', 'c,'],
  ['## A {/*#c for a reason */}', 'A', 'c'],
  ['## A {/*#c*/}', 'A', 'c'],
  ['## A {/* c */}', 'A /* c */', 'a--c-'],
  ['## A {b /* #c */}', 'A b /* #c */', 'a-b--c-'],
  ['## A {/* #c */ b}', 'A /* #c */ b', 'a--c--b'],
  ['## `A`,  again { /* #c */ }', 'A, again', 'c'],
  ['## `A`,  again', 'A, again', 'a--again'],
  ['##', '', ''],
])('reads the text and id of %s', (markdown, text, id) => {
  expect(headingText(heading(markdown))).toBe(text)
  expect(createHeadingIds({maintainCase: false})(heading(markdown))).toBe(id)
})

it.each([
  ['## A <!-- #c -->', 'A', 'c'],
  ['## A {#c}', 'A', 'c'],
  ['## A <u>b</u> < {d}', 'A b < {d}', 'a-b--d'],
])('reads the text and id of %s on a page that is not MDX', (markdown, text, id) => {
  const plain = heading(markdown, (source) => parseMarkdown(source, 'md'))
  expect(headingText(plain)).toBe(text)
  expect(createHeadingIds({maintainCase: false})(plain)).toBe(id)
})

it('numbers repeated ids on a page, and keeps their case if told to', () => {
  const ids = createHeadingIds({maintainCase: true})
  expect([ids(heading('## Own')), ids(heading('## Own'))]).toEqual(['Own', 'Own-1'])
})
