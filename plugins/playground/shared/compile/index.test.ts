import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, it} from 'vitest'
import {compile, importsOf} from '.'

const fastElements = [
  {elements: ['fast-div', 'fast-span'], attributes: ['key', 'className', 'data-testid']},
  {elements: ['fast-text'], attributes: ['key', 'text']},
]

it('compiles TypeScript with JSX to a module with the same line numbers', () => {
  const source = `import {useState, type ReactNode} from 'react'

export default function A({b}: {b: string}): ReactNode {
  const [c] = useState<string>(b)
  return <p>{c as string}</p>
}
`
  const compiled = compile(source, fastElements)
  if (!('code' in compiled)) throw new Error('It did not compile.')
  expect(importsOf(compiled.code)).toEqual(['react/jsx-runtime', 'react'])
  expect(compiled.code.split('\n')[4]).toContain("'p'")
  expect(compiled.code).not.toContain('ReactNode')
})

it.each([
  ['const a = 1\nconst b = ;\n', 'Unexpected token', 2],
  ['const a = (\n<p>\n</div>)', '<p> is closed by </div>.', 3],
  ['const a = <>\n</p>', '<> is closed by </p>.', 2],
  ['const a = <p><b></></p>', '<b> is closed by </>.', 1],
  ['const a = <b></i>', '<b> is closed by </i>.', 1],
  ['const a = <A.B>\n</A.C>', '<A.B> is closed by </A.C>.', 2],
  [
    'const a = (\n  <fast-div\n    className="b"\n    title="c"\n  >d</fast-div>\n)',
    'fast-div does not take the attribute title.',
    4,
  ],
  [
    'const a = <fast-div>\n{b.map((c) => <fast-text className={c} />)}</fast-div>',
    'fast-text does not take the attribute className.',
    2,
  ],
  ['const a = <fast-button key="b" />', 'There is no element fast-button.', 1],
])('finds the mistake in %j, and its line', (source, message, line) => {
  expect(compile(source, fastElements)).toEqual({problems: [{message, line}]})
})

it.each([
  'const a = <fast-div key="a" className="b" data-testid="c" {...d} />',
  'const a = <div title="a" aria-label="b"><Fast text="c" /></div>',
  'const a = "<fast-div title>" // <fast-div title>',
])('finds no mistake in %s', (source) => {
  expect(compile(source, fastElements)).not.toHaveProperty('problems')
})

it('compiles every example of the site', () => {
  const folder = join(__dirname, '..', '..', '..', '..', 'src', 'examples')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsx'))) {
    const compiled = compile(readFileSync(join(folder, file), 'utf8'), [])
    const problems = 'problems' in compiled ? compiled.problems : []
    // No elements are given, so all of dom-fiber's are reported as missing.
    const isOther = ({message}: {message: string}) =>
      !message.startsWith('There is no el')
    expect(problems.filter(isOther), file).toEqual([])
  }
})

it.each([
  ["import {a} from 'a'; import b from 'b/c'; a(b)", ['a', 'b/c']],
  ["import {a} from 'a'; import {b} from 'a'; a(b)", ['a']],
  ["import * as a from 'a'; a()", ['a']],
  ["export {a} from 'a'", ['a']],
  ["void import('a')", ['a']],
  ["import 'a'\nimport 'b'", []],
  ["import type {A} from 'a'; import {B} from 'b'; let c: B", []],
])('lists the modules whose exports are used in %s', (source, imports) => {
  const compiled = compile(source, [])
  expect('code' in compiled && importsOf(compiled.code)).toEqual(imports)
})
