import path from 'node:path'
import {expect, it} from 'vitest'
import {createCompiler, virtualPath} from '../../shared/compiler'
import {describeTypes} from './describeTypes'

const root = path.resolve(__dirname, '..', '..', '..', '..')
const module = `import * as renderer from '@react-facet/dom-fiber'
/** A weapon in a hand. */
type Weapon = {ammo: number}
const kinds = ['sword'] as const
type Huge = {${Array.from({length: 90}, (_, index) => `slot${index}: number`).join(';')}}
export const take = (kind: (typeof kinds)[number], weapon: Weapon) => kind + weapon.ammo
export const ammo = <fast-text text={take('sword', {ammo: 1})} />
export type {Huge, Weapon as Held}
export const render = renderer.render
export const end = 1
`
const modulePath = virtualPath(root, 'types.tsx')
const compiler = createCompiler(root, [])
const source = compiler
  .compile([{path: modulePath, text: module}])
  .getSourceFile(modulePath)
if (!source) throw new Error('The module is not in the program.')

const shown = {start: module.indexOf('/**'), end: module.indexOf('export const end')}
const {types, tokens} = describeTypes(source, shown, (position) =>
  compiler.quickInfo(modulePath, position),
)
/** The shown identifiers, each with its description. */
const described = tokens.map(([start, length, type]) => [
  module.slice(shown.start + start, shown.start + start + length),
  types[type]?.parts.map(([text]) => text).join('') ?? '',
])

it.each([
  ['Weapon', 'type Weapon = {\n    ammo: number;\n}'],
  ['kinds', 'const kinds: readonly ["sword"]'],
  ['take', 'const take: (kind: (typeof kinds)[number], weapon: Weapon) => string'],
  ['ammo', '(property) ammo: number'],
  ['fast-text', "(property) JSX.IntrinsicElements['fast-text']: renderer.TextProps"],
])('describes %s as an editor does', (name, expected) => {
  expect(described).toContainEqual([name, expected])
})

it('leaves out hidden code, names of modules, "as const", and where names are from', () => {
  const names = described.map(([name]) => name)
  for (const name of ['const', 'renderer', 'end']) expect(names).not.toContain(name)
  expect(JSON.stringify(types)).not.toMatch(/node_modules|import |alias/)
})

it('stores each text once, and truncates a long one', () => {
  expect(new Set(types.map((type) => JSON.stringify(type))).size).toBe(types.length)
  const huge = described.find(([name]) => name === 'Huge')?.[1] ?? ''
  expect(huge).toMatch(/slot0: number;.*more/s)
  expect(huge.length).toBeLessThan(1000)
})

it('gives the comment of a declaration as a note, and colours the type', () => {
  const weapon = types.find(({note}) => note === 'A weapon in a hand.')
  expect(weapon?.parts).toEqual([
    ['type ', 'tok-keyword'],
    ['Weapon ', 'tok-type'],
    ['= {\n    ammo: '],
    ['number', 'tok-type'],
    [';\n}'],
  ])
  const kinds = types.find(({parts}) => parts.some(([text]) => text.includes('kinds')))
  expect(kinds).not.toHaveProperty('note')
})
