import {normalizePluginOptions} from '@docusaurus/utils-validation'
import type {OptionValidationContext} from '@docusaurus/types'
import {describe, expect, test} from 'vitest'
import {validateOptions, type Options} from './index'

function validate(options: object) {
  return validateOptions({
    validate: normalizePluginOptions,
    options: {readMarkdown: () => undefined, ...options} as object,
  } as OptionValidationContext<Options, Options>)
}

const hosted = {
  engine: 'hosted',
  appId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
  insights: false,
}

describe('options', () => {
  test.each([[{engine: 'embedded'}], [hosted], [{...hosted, insights: true}]])(
    'accept %o',
    (options) => {
      expect(validate(options)).toMatchObject(options)
    },
  )

  test.each([
    [{}, '"engine" is required'],
    [{engine: 'other'}, '"engine" must be one of [embedded, hosted]'],
    [{engine: 'embedded', appId: 'APP'}, '"appId" is not allowed'],
    [{...hosted, apiKey: undefined}, '"apiKey" is required'],
    [{...hosted, insights: 'often'}, '"insights" must be a boolean'],
    [{...hosted, writeKey: 'secret'}, '"writeKey" is not allowed'],
  ])('reject %o', (options, message) => {
    expect(() => validate(options)).toThrow(message)
  })
})
