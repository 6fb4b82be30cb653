import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {readFastElements} from './fastElements'

const groups = readFastElements(join(__dirname, '..', '..', '..'))

function attributesOf(element: string) {
  return groups.find(({elements}) => elements.includes(element))?.attributes
}

describe('readFastElements', () => {
  it('finds the attributes of an element, without those that only HTML has', () => {
    const attributes = attributesOf('fast-div')
    for (const name of ['key', 'ref', 'className', 'data-testid', 'onClick', 'style'])
      expect(attributes).toContain(name)
    for (const name of ['title', 'aria-label', 'onChange', 'children', 'text'])
      expect(attributes).not.toContain(name)
  })

  it('tells elements apart', () => {
    expect(attributesOf('fast-text')).toEqual(['key', 'text'])
    expect(attributesOf('fast-button')).toBeUndefined()
  })

  it('fails where there is no dom-fiber', () => {
    expect(() => readFastElements(__dirname)).toThrow('declares no')
  })
})
