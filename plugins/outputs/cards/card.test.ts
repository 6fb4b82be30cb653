import {isValidElement, type ReactNode} from 'react'
import {describe, expect, it} from 'vitest'
import {cardElement, fittingTitle, isDrawable, titleSize} from './card'

/** The texts and images of an element, in order. */
function contentsOf(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap(contentsOf)
  if (!isValidElement<{children?: ReactNode; src?: string}>(node)) return [node]
  return node.props.src === undefined ? contentsOf(node.props.children) : [node.props.src]
}

it('shows the section, the title, the logo and the name of the site', () => {
  const texts = {title: 'Title', section: 'Section', siteTitle: 'Site', logo: 'data:logo'}
  const colors = {background: '#000', text: '#fff', muted: '#888', accent: '#0ff'}
  const card = cardElement({...texts, colors})
  expect(contentsOf(card)).toEqual(['Section', 'Title', 'data:logo', 'Site'])
})

describe('titleSize', () => {
  it('is at its maximum for ordinary words', () => {
    expect(titleSize('Using facets manually')).toBe(84)
  })

  it('shrinks until a long title fits on three lines, and is cut when it cannot', () => {
    const title = 'What we learned about state in user interfaces of games in one year'
    expect(titleSize(title)).toBeLessThan(84)
    expect(fittingTitle(title)).toBe(title)
    const endless = 'word '.repeat(60).trim()
    expect(titleSize(endless)).toBe(40)
    expect(fittingTitle(endless)).toMatch(/^(?:word ){20,40}…$/)
  })

  it.each([
    ['Zażółć gęślą jaźń', true],
    ['Γεια σου, Привет', true],
    ['a → b', false],
    ['状態', false],
  ])('letters of %s can be drawn: %s', (title, expected) => {
    expect(isDrawable(title)).toBe(expected)
  })

  it('shrinks until the longest word fits', () => {
    expect(titleSize('createUniformObjectEqualityCheck')).toBe(52)
    expect(titleSize('createUniformObjectEqualityCheck again')).toBe(52)
    expect(titleSize('a createObjectWithKeySpecificEqualityCheck')).toBe(41)
  })
})
