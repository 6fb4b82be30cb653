import {join} from 'node:path'
import {expect, it} from 'vitest'
import {readElements} from './elements'

const declarations = 'node_modules/@react-facet/dom-fiber/dist/types.d.ts'

function attributesOf(element: string) {
  const groups = readElements(join(__dirname, '..', '..', '..'), declarations)
  return groups.find(({elements}) => elements.includes(element))?.attributes
}

it('finds the attributes that an element takes, and no others', () => {
  const attributes = attributesOf('fast-div')
  for (const name of ['key', 'ref', 'className', 'data-testid', 'onClick', 'style'])
    expect(attributes).toContain(name)
  for (const name of ['title', 'aria-label', 'onChange', 'children', 'text'])
    expect(attributes).not.toContain(name)
})

it('gives fast-text its own attributes, and an unknown element none', () => {
  expect(attributesOf('fast-text')).toEqual(['key', 'text'])
  expect(attributesOf('fast-button')).toBeUndefined()
})

it('throws when there are no declarations', () => {
  expect(() => readElements(__dirname, declarations)).toThrow('declares no')
})
