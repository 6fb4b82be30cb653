import {describe, expect, it} from 'vitest'
import {titleSize} from './card'

describe('titleSize', () => {
  it('is the largest for ordinary words', () => {
    expect(titleSize('Using facets manually')).toBe(84)
  })

  it('shrinks until the longest word fits', () => {
    const name = 'createUniformObjectEqualityCheck'
    expect(titleSize(name)).toBeLessThan(84)
    expect(titleSize(`${name} again`)).toBe(titleSize(name))
    expect(titleSize(`${name}${name}`)).toBeLessThan(titleSize(name))
  })
})
