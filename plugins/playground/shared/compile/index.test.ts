import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {compile, importsOf} from '.'

const fastElements = [{elements: ['fast-text'], attributes: ['text']}]

describe('compile', () => {
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

  it('reports a syntax error with its line', () => {
    expect(compile('const a = 1\nconst b = ;\n', fastElements)).toEqual({
      problems: [{message: 'Unexpected token', line: 2}],
    })
  })

  it.each([
    ['const a = (\n<p>\n</div>)', '<p> is closed by </div>.', 3],
    ['const a = <>\n</p>', '<> is closed by </p>.', 2],
    ['const a = <p><b></></p>', '<b> is closed by </>.', 1],
    ['const a = <b></i>', '<b> is closed by </i>.', 1],
    ['const a = <A.B>\n</A.C>', '<A.B> is closed by </A.C>.', 2],
  ])('finds the wrong closing tag in %s', (source, message, line) => {
    expect(compile(source, fastElements)).toEqual({problems: [{message, line}]})
  })

  it('finds unknown attributes', () => {
    expect(compile('const a = <fast-text\n value="b" />', fastElements)).toEqual({
      problems: [{message: 'fast-text does not take the attribute value.', line: 2}],
    })
  })

  it('compiles every example of the site', () => {
    const folder = join(__dirname, '..', '..', '..', '..', 'src', 'examples')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsx'))) {
      const source = readFileSync(join(folder, file), 'utf8')
      const compiled = compile(source, [])
      const problems = 'problems' in compiled ? compiled.problems : []
      // No elements are given, so all of dom-fiber's are reported as missing.
      expect(
        problems.filter(({message}) => !message.startsWith('There is no element')),
        file,
      ).toEqual([])
    }
  }, 60_000)
})

describe('importsOf', () => {
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
})
