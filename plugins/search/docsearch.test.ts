import {describe, expect, test} from 'vitest'
import {docSearchExpectations, expectDocSearch, readInstalled} from './docsearch'

const {text} = readInstalled()

describe('expectDocSearch', () => {
  test('accepts the installed package', () => {
    expect(() => expectDocSearch()).not.toThrow()
  })

  test.each(docSearchExpectations)(
    'stops the build without $expectation',
    ({expectation, pattern}) => {
      const without = text.replace(new RegExp(pattern, 'g'), '')
      expect(without).not.toBe(text)
      const check = () => expectDocSearch({text: without, version: '9.9.9'})
      expect(check).toThrow(expectation)
      expect(check).toThrow('9.9.9')
    },
  )
})
