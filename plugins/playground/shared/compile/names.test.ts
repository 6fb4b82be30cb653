import {expect, it} from 'vitest'
import {withNames} from './names'

it.each([
  ['const a = f(1)', 'const a = __name(f(1),"a",1)'],
  ['\nconst [a, setA] = f()', '\nconst [a, setA] = __name(f(),"a",2)'],
  [
    'const a = f(() => {\nconst b = g()\n})',
    'const a = __name(f(() => {\nconst b = __name(g(),"b",2)\n}),"a",1)',
  ],
])('names what %j declares', (code, named) => {
  expect(withNames(code)).toBe(named)
})

it.each(['const a = 1', "var _a = require('a')", 'const {a} = f()', 'const [, a] = f()'])(
  'leaves %j as it is',
  (code) => expect(withNames(code)).toBe(code),
)
