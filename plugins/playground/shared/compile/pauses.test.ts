import {runInNewContext} from 'node:vm'
import {expect, it} from 'vitest'
import {pauseCheck} from '../protocol'
import {withPauseChecks} from './pauses'

/** Runs a program and stops it when it calls its check more often than the limit. */
function run(code: string, limit: number): unknown {
  let calls = 0
  const check = (line: number) => {
    if (++calls > limit) throw new Error(`endless in line ${line}`)
  }
  // If a check is missing, the timeout ends an endless program, which would block the tests.
  return runInNewContext(
    `(() => {${withPauseChecks(code)}\n})()`,
    {[pauseCheck]: check},
    {timeout: 5_000},
  )
}

it.each([
  'for (;;);',
  'for (;;) ;',
  'for (;;) {}',
  'while (true) 1',
  'while (true) { 1 }',
  'do ; while (true)',
  'do { 1 } while (true)',
  'do while (true); while (true)',
  'let a = 0; while (true) if (a) a--; else a++',
  'outer: while (true) { for (;;) continue outer }',
  'while (true) try { while (true); } catch { }',
  'const endless = () => { try { endless() } finally { endless() } }; endless()',
  'for (const a of (function* () { while (true) yield 1 })()) a',
  'const a = {get b() { return this.b }}; try { a.b } catch {} while (1) [1].map((b) => b)',
  'function endless() { try { endless() } finally { endless() } } endless()',
  '(function endless() { try { endless() } finally { endless() } })()',
  'class A { m() { try { this.m() } finally { this.m() } } } new A().m()',
  'class A { m() { return this.m() } } while (1) try { new A().m() } catch {}',
])('stops %s', (code) => {
  expect(() => run(code, 1000)).toThrow('endless')
})

it.each([
  ['let a = 0; for (let i = 0; i < 3; i++) a += i; return a', 3],
  ['return [1, 2].map((a) => a * 2).join()', '2,4'],
  ['return [1].map((a) => ({a}))[0].a', 1],
  ['const f = (a) => (b) => a + b; return f(1)(2)', 3],
  ['let f; for (const a of [1]) f = () => a\nreturn f()', 1],
  ['let f; if (1) while (!f) f = () => () => 2; else f = 1\nreturn f()()', 2],
  ['return (function (a = () => 4) { return a() })()', 4],
  [
    'class A { #a = 5; get a() { return this.#a } static b() { return new A().a } } return A.b()',
    5,
  ],
  [
    'a: for (const b of [1, 2]) { for (;;) { if (b === 2) break a; continue a } } return 6',
    6,
  ],
  ['let i = 0; do i++; while (i < 7)\nreturn i', 7],
  ['return `${[1].map((a) => `${a}`)}`', '1'],
])('does not change the result of %s', (code, result) => {
  expect(run(code, 1000)).toBe(result)
})

it.each([
  ['\nwhile (true);', 2],
  ['for (;;)\n{\n}', 2],
  ['const f = () =>\n f()\n try { f() } finally { f() }', 2],
  ['function f() {\n for (;;) {}\n}\nf()', 2],
])('names the line of the endless loop or function in %j', (code, line) => {
  expect(() => run(code, 1000)).toThrow(`endless in line ${line}`)
})

it('keeps the number of lines', () => {
  const code = 'const f = () =>\n  1\nwhile (f())\n{\n}\n'
  expect(withPauseChecks(code).split('\n')).toHaveLength(code.split('\n').length)
})
