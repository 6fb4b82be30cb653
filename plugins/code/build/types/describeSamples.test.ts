import {expect, it} from 'vitest'
import {visibleCode} from '../../../content/fence'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {hud, hudFiles} from '../../test/hud'
import describeSamples from './describeSamples'
import type {SampleTypes} from '../../shared/sampleTypes'

const module = `import {take} from 'hud'
const hidden = {ammo: 1}
// ---cut---

export const taken = take(hidden)`
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

/** The identifiers in the shown code, each with its description. */
function read(code: string, file: string): [string, string][] {
  const {types, tokens} = JSON.parse(String(files.get(file))) as SampleTypes
  return tokens.map(([start, length, type]) => [
    code.slice(start, start + length),
    types[type]?.parts.map(([part]) => part).join('') ?? '',
  ])
}

it('describes the shown identifiers of fences, signatures and examples, with their positions', () => {
  expect(read(visibleCode(module), 'module.json')).toEqual([
    ['taken', 'const taken: symbol'],
    ['take', 'take(weapon: Weapon): None'],
    ['hidden', 'const hidden: {\n    ammo: number;\n}'],
  ])
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
