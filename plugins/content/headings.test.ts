import type {Heading} from 'mdast'
import {expect, it} from 'vitest'
import {headingText} from './headings'
import {parseMdx} from './mdx'

it.each([
  ['## A  b {/* #c */}', 'A b'],
  ['## A {/* #c */}', 'A'],
  ['## A {/* #c, an old id */}', 'A'],
  ['## A {/*#c*/}', 'A'],
  ['## A {/* c */}', 'A /* c */'],
  ['## A {b /* #c */}', 'A b /* #c */'],
  ['## A {/* #c */ b}', 'A /* #c */ b'],
  ['## A b', 'A b'],
  ['##', ''],
])('shows the text of %s without its id', (markdown, text) => {
  const [heading] = parseMdx(markdown).children
  expect(headingText(heading as Heading)).toBe(text)
})
