import {mkdtempSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, it} from 'vitest'
import {visibleCode} from '../../content/fence'
import {hud, hudFiles, writeSite} from '../samples/smallSite'
import describeSamples from './describeSamples'
import type {SampleTypes} from '../../../src/components/TypeHints/sampleTypes'

const module = `import {take} from 'hud'
const hidden = {ammo: 1}
// ---cut---

export const taken = take(hidden)`
const signature = 'function take(weapon: Weapon): None'
const example = 'export const Ammo = () => <hud-text text="30" />\n'

const root = writeSite({...hudFiles, 'programs/ammo.tsx': example})

const fence = (line: number, code: string, more: {signature?: string} = {}) => ({
  file: 'docs/a.mdx',
  code,
  fence: {language: 'ts', meta: '', line, code, ...more},
})

/** The identifiers in the shown code, each with its description. */
function read(folder: string, code: string, file: string): [string, string][] {
  const text = readFileSync(join(folder, file), 'utf8')
  const {types, tokens} = JSON.parse(text) as SampleTypes
  return tokens.map(([start, length, type]) => [
    code.slice(start, start + length),
    types[type]?.parts.map(([part]) => part).join('') ?? '',
  ])
}

it('describes the shown identifiers of fences, signatures and examples, with their positions', async () => {
  const folder = mkdtempSync(join(root, 'types-'))
  await describeSamples({
    root,
    library: hud,
    folder,
    items: [
      ['module.json', fence(1, module)],
      ['example.json', {file: 'programs/ammo.tsx', code: example}],
      ['signature.json', fence(9, signature, {signature: 'take'})],
    ],
  })
  expect(read(folder, visibleCode(module), 'module.json')).toEqual([
    ['taken', 'const taken: symbol'],
    ['take', 'take(weapon: Weapon): None'],
    ['hidden', 'const hidden: {\n    ammo: number;\n}'],
  ])
  expect(read(folder, signature, 'signature.json')).toEqual([
    ['take', 'function documented.take(weapon: Weapon): None'],
    ['weapon', '(parameter) weapon: Weapon'],
    ['Weapon', 'interface Weapon'],
    ['None', 'type None = typeof NONE'],
  ])
  expect(read(folder, example, 'example.json')).toEqual([
    ['Ammo', 'const Ammo: () => any'],
    ['hud-text', "(property) JSX.IntrinsicElements['hud-text']: {\n    text: string;\n}"],
    ['text', '(property) text: string'],
  ])
})
