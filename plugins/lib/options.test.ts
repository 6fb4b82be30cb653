import {Joi} from '@docusaurus/utils-validation'
import {expect, it} from 'vitest'
import {checkOptions, sitePath, texts} from './options'

interface Options {
  folder: string
  names?: string[]
}

const schema = {folder: sitePath.required(), names: texts}
const check = (options: object) => () =>
  checkOptions<Options>('shelf', schema, options as Options)

it('accepts valid options', () => {
  expect(check({folder: 'src/shelf'})).not.toThrow()
  expect(check({folder: 'shelf', names: ['a']})).not.toThrow()
})

it.each([
  [{}, '"folder" is required'],
  [{folder: '/shelf'}, 'path relative to the site'],
  [{folder: 'shelf', names: 'a'}, '"names" must be an array'],
  [{folder: 'shelf', naems: ['a']}, '"naems" is not allowed'],
])('rejects %j, naming the plugin and its options', (options, problem) => {
  expect(check(options)).toThrow(problem)
  expect(check(options)).toThrow('The plugin "shelf" takes folder, names:')
})

it('names every wrong option at once, and converts no value', () => {
  const options = {folder: 1, names: 2}
  expect(check(options)).toThrow(/"folder" must be a string.*"names" must be an array/)
  const numbers = {count: Joi.number()}
  expect(() => checkOptions<{count: unknown}>('shelf', numbers, {count: '1'})).toThrow(
    '"count" must be a number',
  )
})
