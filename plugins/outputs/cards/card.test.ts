import {isValidElement, type ReactNode} from 'react'
import {expect, it} from 'vitest'
import {cardElement, maxTitleSize} from './card'

/** The texts and images of an element, in order. */
function contentsOf(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap(contentsOf)
  if (!isValidElement<{children?: ReactNode; src?: string}>(node)) return [node]
  return node.props.src === undefined ? contentsOf(node.props.children) : [node.props.src]
}

it('shows the section, the title, the logo and the name of the site', () => {
  const texts = {
    title: 'Title',
    section: 'Section',
    siteTitle: 'Site',
    tagline: 'Tag',
    logo: 'data:logo',
  }
  const colors = {background: '#000', text: '#fff', muted: '#888', accent: '#0ff'}
  const card = cardElement({...texts, colors}, maxTitleSize)
  expect(contentsOf(card)).toEqual(['Section', 'Title', 'data:logo', 'Site'])
})
