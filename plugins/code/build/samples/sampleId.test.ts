import {expect, it} from 'vitest'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {createSampleId} from './sampleId'

it('makes an id of 8 hex digits that depends on code, language and signature', () => {
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

it('changes the id when a file that types depend on has changed', () => {
  const ids = ['1', '2', '1'].map((lock) => {
    const sampleId = createSampleId(writeTestSite({'package-lock.json': lock}), [
      '*.json',
    ])
    return sampleId({code: 'const a = 1', language: 'ts'})
  })
  expect(ids[1]).not.toBe(ids[0])
  expect(ids[2]).toBe(ids[0])
})
