import path from 'node:path'
import {expect, it} from 'vitest'
import {createCompiler, virtualPath} from '../samples/typescript/program'
import {describeTypes} from './describeTypes'
import {createTypeTexts} from './typeTexts'

const root = path.resolve(__dirname, '..', '..', '..')
const module = `import {useFacetMap, type Facet} from '@react-facet/core'
import * as renderer from '@react-facet/dom-fiber'
import {useRef} from 'react'

/** A weapon in a hand. */
type Weapon = {
  name: string
  ammo: number
}
interface Slots {
  held: Weapon
}
class Rack<Kind extends string> {
  take(kind: Kind) {
    return kind
  }
}
const kinds = ['sword'] as const
let count = 0
type Huge = {${Array.from({length: 90}, (_, index) => `slot${index}: number`).join(';')}}

export default function Ammo({weapon, slots}: {weapon: Facet<Weapon>; slots: Slots}) {
  const ammo = useFacetMap((current) => current.ammo, [], [weapon])
  const box = useRef<HTMLDivElement>(null)
  const fire = (shots: number) => shots + slots.held.ammo
  count += fire(1) + kinds.length
  new Rack<'sword'>().take('sword')
  return <fast-div ref={box} className="ammo"><fast-text text={ammo} /></fast-div>
}
export type {Huge}
export const render = renderer.render
`

const modulePath = virtualPath(root, 'types.tsx')
const declarations = path.join(root, 'types/react-facet-18.d.ts')
const program = createCompiler(root, [declarations]).compile([
  {path: modulePath, text: module},
])
const source = program.getSourceFile(modulePath)
if (!source) throw new Error('The module is not in the program.')
const {types, tokens} = describeTypes(
  source,
  {start: 0, end: module.length},
  createTypeTexts(program.getTypeChecker()),
)

/** What is said about the last place where a name stands, or the one after some text. */
function textOf(name: string, after = ''): string | undefined {
  const from = after === '' ? 0 : module.indexOf(after)
  const mentions = tokens.filter(
    ([start, length]) => start >= from && module.slice(start, start + length) === name,
  )
  const index = (after === '' ? mentions.at(-1) : mentions[0])?.[2]
  return index === undefined
    ? undefined
    : types[index]?.parts.map(([text]) => text).join('')
}

it.each([
  ['Weapon', 'type Weapon = {\n    name: string;\n    ammo: number;\n}'],
  ['Slots', 'interface Slots'],
  ['Rack', 'class Rack'],
  ['Kind', '(type parameter) Kind extends string'],
  ['count', 'let count: number'],
  ['kinds', 'const kinds: readonly ["sword"]'],
  ['weapon', '(parameter) weapon: Facet<Weapon>'],
  ['current', '(parameter) current: Weapon'],
  ['held', '(property) Slots.held: Weapon'],
  ['fire', 'const fire: (shots: number) => number'],
  ['take', '(method) Rack.take(kind: "sword"): "sword"'],
  ['className', '(property) className?: FacetProp<string | undefined>'],
])('describes %s', (name, expected) => {
  expect(textOf(name)).toBe(expected)
})

it('names elements as they are written', () => {
  expect(textOf('fast-text')).toBe('(element) <fast-text>: TextProps')
})

it('tells what components return from elements of the page', () => {
  expect(textOf('Ammo')).toMatch(/^function Ammo\(.*\): JSX\.Element$/)
  expect(textOf('box')).toBe('const box: RefObject<HTMLDivElement>')
})

it('says what type parameters became in a call, and how many overloads there are', () => {
  expect(textOf('useFacetMap', 'const ammo')).toMatch(/^function useFacetMap<number, /)
  expect(textOf('useFacetMap')).toBe(textOf('useFacetMap', 'const ammo'))
  expect(textOf('useRef')).toMatch(/^function useRef<.*\(\+2 overloads\)$/)
})

it('says nothing about what is no identifier of the code, nor about whole modules', () => {
  expect(textOf('const')).toBeUndefined()
  expect(textOf('renderer')).toBeUndefined()
  expect(JSON.stringify(types)).not.toContain('node_modules')
})

it('cuts off what is too long to be read beside the code', () => {
  const text = textOf('Huge')
  expect(text?.length).toBeLessThan(810)
  expect(text).toMatch(/ slot\d+: number; …$/)
})

it('gives the comment of a declaration as a note, and colours', () => {
  const weapon = types.find(({parts}) =>
    parts
      .map(([text]) => text)
      .join('')
      .startsWith('type Weapon'),
  )
  expect(weapon?.note).toBe('A weapon in a hand.')
  expect(weapon?.parts[0]).toEqual(['type ', 'tok-keyword'])
})
