import {expect, it} from 'vitest'
import {withTracedCalls} from './calls'

it.each([
  ['const a = f(1)', 'const a = __leave(f(1,...__enter(1)),"a",1)'],
  ['\nconst [a, setA] = f()', '\nconst [a, setA] = __leave(f(...__enter(2)),"a",2)'],
  [
    'const a = f(() => {\nconst b = g()\n})',
    'const a = __leave(f(() => {\nconst b = __leave(g(...__enter(2)),"b",2)\n},...__enter(1)),"a",1)',
  ],
  ['a\n.b()\n.c(x,)', '__leave(__leave(a\n.b(...__enter(2)))\n.c(x,...__enter(3)))'],
  ['f(g(),// h\n)', '__leave(f(__leave(g(...__enter(1))),// h\n...__enter(1)))'],
  ['f(/* h */)', '__leave(f(/* h */...__enter(1)))'],
])('says the lines of calls, and names what %j declares', (code, traced) => {
  expect(withTracedCalls(code)).toBe(traced)
})

it.each([
  'const a = 1',
  "var _a = require('a')",
  'class A extends B { constructor() { super(1) } }',
])('leaves %j as it is', (code) => expect(withTracedCalls(code)).toBe(code))

it.each(['const {a} = f()', 'const [, a] = f()', 'a = f()'])(
  'names nothing in %j',
  (code) => {
    expect(withTracedCalls(code)).toBe(code.replace('f()', '__leave(f(...__enter(1)))'))
  },
)
