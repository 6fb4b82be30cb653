import fc from 'fast-check'
import {expect, test} from 'vitest'
import {packTexts, unpackTexts} from './packedTexts'

const row = fc.array(fc.string({unit: 'binary'}), {minLength: 1})
const textOf = (unit: fc.Arbitrary<string>) =>
  fc.array(unit).map((words) => words.join(' '))
const fewWords = textOf(
  fc.constantFrom('facet', 'facets', '3', '~', 'face7', '', '🙂🙃', '🙂🙂'),
)

test('texts are restored', () => {
  const rows = fc.array(fc.oneof(row, fc.array(fewWords, {minLength: 1})), {minLength: 1})
  fc.assert(
    fc.property(rows, (texts) => {
      const packed = JSON.parse(JSON.stringify(packTexts(texts))) as ReturnType<
        typeof packTexts
      >
      expect(unpackTexts(packed)).toEqual(texts)
    }),
  )
})

test('thousands of different words are restored', () => {
  const rows = [Array.from({length: 40_000}, (_, index) => `word${index}`)]
  expect(unpackTexts(packTexts(rows))).toEqual(rows)
})
