import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, it} from 'vitest'
import {createSampleId} from './sampleId'

it('gives samples that differ in code, language or signature different ids', () => {
  const sampleId = createSampleId(__dirname, [])
  const sample = {code: 'const a = 1', language: 'ts'}
  const ids = [
    sample,
    {...sample, code: 'const a = 2'},
    {...sample, language: 'tsx'},
    {...sample, signature: 'a'},
  ].map(sampleId)
  expect(new Set(ids).size).toBe(4)
  expect(sampleId({...sample})).toBe(ids[0])
  expect(ids[0]).toMatch(/^[\da-f]{8}$/)
})

it('changes the id when a file that types depend on has changed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sample-id-'))
  const idWith = async (text: string) => {
    await writeFile(join(root, 'package-lock.json'), text)
    return createSampleId(root, ['*.json'])({code: 'const a = 1', language: 'ts'})
  }
  const ids = [await idWith('1'), await idWith('2'), await idWith('1')]
  expect(ids[1]).not.toBe(ids[0])
  expect(ids[2]).toBe(ids[0])
})
