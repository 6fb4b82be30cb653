import {relative, resolve} from 'node:path'
import {expect, it} from 'vitest'
import {cacheKeyFiles, sampleId} from './sampleId'

it('names a sample by its code, language and signature', () => {
  const sample = {code: 'const a = 1', language: 'ts'}
  const ids = [
    sample,
    {...sample, code: 'const a = 2'},
    {...sample, language: 'tsx'},
    {...sample, signature: 'a'},
  ].map(sampleId)
  expect(new Set(ids).size).toBe(4)
  expect(sampleId({...sample})).toBe(ids[0])
})

it('gives another name when what describes or colours its types has changed', () => {
  const root = resolve(__dirname, '../../..')
  const files = cacheKeyFiles().map((file) => relative(root, file).replaceAll('\\', '/'))
  for (const file of [
    'package-lock.json',
    'plugins/code/highlighting/highlight.ts',
    'plugins/code/types/describeTypes.ts',
    'plugins/code/samples/workspace.ts',
    'types/react-facet-18.d.ts',
  ]) {
    expect(files).toContain(file)
  }
})
