import {mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {visibleCode} from '../../content/fence'
import {createMarkdownReader} from '../../content/reader'
import {describeSamples} from './describeSamples'
import {findSamples} from './findSamples'
import {pickSamples, sampleIds} from './samples'
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

const options = {pageFolders: ['docs'], examples: {folder: 'src/examples'}}
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
    `\`\`\`ts\n${module}\n\`\`\`\n\n\`\`\`ts signature="batch"\n${signature}\n\`\`\`\n`,
  )
  await write('src/examples/ammo.tsx', example)
  for (const shared of ['node_modules', 'types']) {
    await symlink(path.join(repository, shared), path.join(root, shared))
  }
  const folder = path.join(root, 'types-of-samples')
  await mkdir(folder)
  const samples = await findSamples(root, createMarkdownReader(root), options)
  await describeSamples({root, folder, samples})
  files = await Promise.all(
    sampleIds(samples).map(async (id) => {
      const file = path.join(folder, `${id}.json`)
      return JSON.parse(await readFile(file, 'utf8')) as SampleTypes
    }),
  )
})
afterAll(() => rm(root, {recursive: true}))

/** Identifiers of the shown code and what is said about them. */
function read(code: string, {types, tokens}: SampleTypes): [string, string][] {
  return tokens.map(([start, length, type]) => [
    code.slice(start, start + length),
    types[type]?.parts.map(([text]) => text).join('') ?? '',
  ])
}

it('describes the identifiers of a fence that are shown, where they are', () => {
  const [types] = files
  const described = types ? read(visibleCode(module), types) : []
  expect(described.map(([name]) => name)).toEqual(
    'useAmmo ammo setAmmo useFacetState ammo reload setAmmo'.split(' '),
  )
  expect(described[1]).toEqual(['ammo', 'const ammo: Facet<number>'])
  expect(described[3]?.[1]).toMatch(/^useFacetState<number>\(initialValue: /)
})

it('describes signatures without what was put around them', () => {
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

it('picks samples by what their types follow from, one of those that are alike', async () => {
  const samples = await findSamples(root, createMarkdownReader(root), options)
  const twice = {...samples, pages: [...samples.pages, ...samples.pages]}
  const [fence = '', , last = ''] = sampleIds(twice)
  const {pages, examples} = pickSamples(twice, [fence, last])
  expect(pages.flatMap(({fences}) => fences.map(({code}) => code))).toEqual([module])
  expect(examples).toEqual([{file: 'src/examples/ammo.tsx', code: example}])
})
