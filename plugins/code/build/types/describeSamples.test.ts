import {expect, it} from 'vitest'
import {visibleCode} from '../../../content/fence'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {hud, hudFiles} from '../../test/hud'
import describeSamples from './describeSamples'
import type {SampleTypes} from '../../shared/sampleTypes'

const slots = Array.from({length: 90}, (_, index) => `slot${index}: number`)
const module = `import * as hud from 'hud'
const hidden = {ammo: 1}
// ---cut---

/** A weapon in a hand. */
type Held = {ammo: number}
const kinds = ['sword'] as const
export const taken = hud.take(hidden)
export type Huge = {${slots.join(';')}}
export const held = (kind: (typeof kinds)[number]): Held => ({ammo: kind.length})`
const signature = 'function take(weapon: Weapon): None'
const example = 'export const Ammo = () => <hud-text text="30"></hud-text>\n'

const root = writeTestSite({...hudFiles, 'programs/ammo.tsx': example})

const fence = (line: number, code: string, more: {signature?: string} = {}) => ({
  file: 'docs/a.mdx',
  code,
  fence: {language: 'ts', meta: '', line, code, ...more},
})

const files = new Map(
  describeSamples({
    root,
    library: hud,
    items: [
      ['module.json', fence(1, module)],
      ['example.json', {file: 'programs/ammo.tsx', code: example}],
      ['signature.json', fence(9, signature, {signature: 'take'})],
    ],
  }),
)

const typesOf = (file: string) => JSON.parse(String(files.get(file))) as SampleTypes

/** The identifiers in the shown code, each with its description. */
function read(code: string, file: string): [name: string, description: string][] {
  const {types, tokens} = typesOf(file)
  return tokens.map(([start, length, type]) => [
    code.slice(start, start + length),
    types[type]?.parts.map(([part]) => part).join('') ?? '',
  ])
}

it('describes the identifiers of signatures and examples, with their positions', () => {
  expect(read(signature, 'signature.json')).toEqual([
    ['take', 'function documented.take(weapon: Weapon): None'],
    ['weapon', '(parameter) weapon: Weapon'],
    ['Weapon', 'interface Weapon'],
    ['None', 'type None = typeof NONE'],
  ])
  expect(read(example, 'example.json')).toEqual([
    ['Ammo', 'const Ammo: () => any'],
    ['hud-text', "(property) JSX.IntrinsicElements['hud-text']: {\n    text: string;\n}"],
    ['text', '(property) text: string'],
  ])
})

it('describes what a fence shows, but no names of modules, "as const", and where names are from', () => {
  const described = read(visibleCode(module), 'module.json')
  for (const expected of [
    ['Held', 'type Held = {\n    ammo: number;\n}'],
    ['kinds', 'const kinds: readonly ["sword"]'],
    ['taken', 'const taken: symbol'],
    ['take', 'function take(weapon: hud.Weapon): hud.None'],
    ['hidden', 'const hidden: {\n    ammo: number;\n}'],
  ])
    expect(described).toContainEqual(expected)
  const names = described.map(([name]) => name)
  for (const name of ['const', 'hud']) expect(names).not.toContain(name)
  expect(files.get('module.json')).not.toMatch(/node_modules|import |alias/)
})

it('stores each text once, and truncates a long one', () => {
  const {types} = typesOf('module.json')
  expect(new Set(types.map((type) => JSON.stringify(type))).size).toBe(types.length)
  const described = new Map(read(visibleCode(module), 'module.json'))
  const huge = described.get('Huge') ?? ''
  expect(huge).toMatch(/slot0: number;.*more/s)
  expect(huge.length).toBeLessThan(1000)
})

it('gives the comment of a declaration as a note, and colours the type', () => {
  const {types} = typesOf('module.json')
  expect(types.find(({note}) => note === 'A weapon in a hand.')?.parts).toEqual([
    ['type ', 'tok-keyword'],
    ['Held ', 'tok-type'],
    ['= {\n    ammo: '],
    ['number', 'tok-type'],
    [';\n}'],
  ])
  const kinds = types.find(({parts}) => parts.some(([text]) => text.includes('kinds')))
  expect(kinds).not.toHaveProperty('note')
})
