import {load} from 'cheerio'
import {expect, it} from 'vitest'
import {highlight} from './highlight'

it('keeps the text, character by character', () => {
  const code = 'const a = <T,>(x: T) => `a\n${x}` && "&amp;"\n\nreturn a < b'
  expect(load(highlight(code, 'tsx'), null, false).text()).toBe(code)
})

it.each(['text', 'unheard-of'])('marks lines of uncoloured code: %s', (language) => {
  expect(highlight('a\nb', language, {markedLines: new Set([2])})).toBe(
    'a\n<span class="code-line-marked">b\n</span>',
  )
})

it('links part of uncoloured code', () => {
  const links = [{start: 4, end: 9, href: '/a', isTabStop: true}]
  expect(highlight('b\na batch b', 'text', {links})).toBe('b\na <a href="/a">batch</a> b')
})

it('links names and keeps their colour', () => {
  const code = 'import {batch} from "x"\n\nbatch(a & b)'
  const link = {href: '/docs/helpers#batch', isTabStop: true}
  const html = highlight(code, 'ts', {
    links: [
      {...link, start: 8, end: 13},
      {...link, start: 25, end: 30, isTabStop: false},
    ],
  })
  expect(html).toContain('{<a href="/docs/helpers#batch">batch</a>}')
  expect(html).toContain(
    '<span class="tok-function"><a href="/docs/helpers#batch" tabindex="-1">batch</a></span>(a &amp; b)',
  )
})

it.each([
  ['TS', 'const a // why', ['keyword const', 'comment // why']],
  ['bash', 'ls # all', ['function ls ', 'comment # all']],
  ['sh', '# all', ['comment # all']],
  ['shell', '# all', ['comment # all']],
  ['mdx', '<i>', ['tag &lt;i&gt;']],
  // The text between tags has no colour.
  ['tsx', '<a>text</a>', ['tag &lt;a&gt;', 'tag &lt;/a&gt;']],
  ['tsx', '<a b="c">', ['tag &lt;a ', 'attr b', 'string ="c"', 'tag &gt;']],
  [
    'ts',
    'let a: number = new Map([true])',
    ['keyword let', 'type number ', 'keyword new ', 'type Map', 'number true'],
  ],
  ['ts', 'f = () => /b/', ['function f ', 'string /b/']],
  ['css', 'a.b { color: red }', ['tag a.b ', 'property color']],
  ['js', 'a = {b: 1, c() {}}', ['property b', 'number 1', 'function c']],
  ['csharp', 'int a = 1;', ['keyword int', 'number 1']],
  ['lua', 'local a', ['keyword local']],
  ['diff', '+a', ['string +a']],
  // There is no such language, so there are no colours.
  ['none', 'if (a) 1', []],
])('gives %s the expected colours', (language, code, expected) => {
  const html = highlight(code, language)
  expect(html).not.toContain('style=')
  const coloured = [...html.matchAll(/<span class="tok-(\w+)">([^<]*)<\/span>/g)]
  expect(coloured.map(([, colour, text]) => `${colour} ${text}`)).toEqual(expected)
})

it('numbers lines from any number', () => {
  expect(highlight('a\nb', 'text', {firstNumber: 7})).toBe(
    '<span class="code-line-numbered" data-line="7"></span>a\n' +
      '<span class="code-line-numbered" data-line="8"></span>b',
  )
})

it('leaves no global variable behind', () => {
  highlight('ls', 'bash')
  expect(globalThis).not.toHaveProperty('Prism')
})
