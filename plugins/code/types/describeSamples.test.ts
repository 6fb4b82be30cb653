import {mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {visibleCode} from '../../content/fence'
import {createMarkdownReader} from '../../content/reader'
import describeSamples from './describeSamples'
import {createSampleId} from '../samples/sampleId'
import {findSamples} from './samples'
import type {SampleTypes} from '../../../src/components/TypeHints/sampleTypes'

const repository = path.resolve(__dirname, '..', '..', '..')

const module = `import {useFacetState} from '@react-facet/core'
// ---cut---

export function useAmmo() {
  const [ammo, setAmmo] = useFacetState(30)
  return {ammo, reload: () => setAmmo(30)}
}`
const signature = 'function batch(b: Batch): void'
const example = 'export default function Ammo() {\n  return <fast-text text="30" />\n}\n'

const library = {
  packages: ['@react-facet/core', '@react-facet/dom-fiber'],
  additions: 'types/react-facet-18.d.ts',
  standIns: {},
}
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`

let root = ''
let files: SampleTypes[] = []

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sample-types-'))
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true})
    await writeFile(path.join(root, file), text)
  }
  await write(
    'docs/a.mdx',
    `${fence('ts', module)}${fence('ts', module)}${fence('ts signature="batch"', signature)}`,
  )
  await write('src/examples/ammo.tsx', example)
  for (const shared of ['node_modules', 'types']) {
    await symlink(path.join(repository, shared), path.join(root, shared))
  }
  const folder = path.join(root, 'types-of-samples')
  await mkdir(folder)
  const samples = await findSamples(root, {
    readMarkdown: createMarkdownReader(root),
    sampleId: createSampleId(root, []),
    pageFolders: ['docs'],
    examples: {folder: 'src/examples'},
  })
  // The two identical fences are one sample.
  expect(samples.size).toBe(3)
  await describeSamples({root, library, folder, items: [...samples]})
  files = await Promise.all(
    [...samples.keys()].map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8')
      return JSON.parse(text) as SampleTypes
    }),
  )
})
afterAll(() => rm(root, {recursive: true}))

/** The identifiers in the shown code and their descriptions. */
function read(code: string, {types, tokens}: SampleTypes): [string, string][] {
  return tokens.map(([start, length, type]) => [
    code.slice(start, start + length),
    types[type]?.parts.map(([text]) => text).join('') ?? '',
  ])
}

it('describes the shown identifiers of a fence, with their positions', () => {
  const [types] = files
  const described = types ? read(visibleCode(module), types) : []
  expect(described.map(([name]) => name)).toEqual(
    'useAmmo ammo setAmmo useFacetState ammo reload setAmmo'.split(' '),
  )
  expect(described[1]).toEqual(['ammo', 'const ammo: Facet<number>'])
  expect(described[3]?.[1]).toMatch(/^useFacetState<number>\(initialValue: /)
})

it('describes signatures without the code wrapped around them', () => {
  const types = files[1]
  const described = types ? read(signature, types) : []
  expect(described.map(([name]) => name)).toEqual(['batch', 'b', 'Batch'])
  expect(described[2]).toEqual(['Batch', 'type Batch = () => void'])
})

it('describes examples and elements', () => {
  const types = files[2]
  const described = types ? read(example, types) : []
  expect(described).toContainEqual([
    'fast-text',
    "(property) JSX.IntrinsicElements['fast-text']: TextProps",
  ])
})
