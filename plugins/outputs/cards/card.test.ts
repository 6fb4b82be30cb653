import {describe, expect, it} from 'vitest'
import {cardElement, titleSize, type CardElement} from './card'

/** All that an element shows. */
function textsOf({props: {children = [], src}}: CardElement): string[] {
  if (src !== undefined) return [src]
  return typeof children === 'string' ? [children] : children.flatMap(textsOf)
}

it('says the section, the title and the site, with its logo', () => {
  const texts = {title: 'Title', section: 'Section', siteTitle: 'Site', logo: 'data:logo'}
  const colors = {background: '#000', text: '#fff', muted: '#888', accent: '#0ff'}
  const card = cardElement({...texts, colors})
  expect(textsOf(card)).toEqual(['Section', 'Title', 'data:logo', 'Site'])
})

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
