import {expect, it} from 'vitest'
import {codeLinks} from './codeLinks'

it('links the names in the shown part, with one Tab stop for each', () => {
  const references = [
    {name: 'batch', start: 2, end: 7},
    {name: 'batch', start: 20, end: 25},
    {name: 'own', start: 30, end: 33},
    {name: 'batch', start: 40, end: 45},
    {name: 'first', start: 10, end: 12},
    {name: 'last', start: 58, end: 60},
    {name: 'next', start: 59, end: 61},
  ]
  const links = codeLinks(references, {start: 10, end: 60}, (name) =>
    name === 'own' ? undefined : `/${name}`,
  )
  expect(links).toEqual([
    {start: 10, end: 15, href: '/batch', isTabStop: true},
    {start: 30, end: 35, href: '/batch', isTabStop: false},
    {start: 0, end: 2, href: '/first', isTabStop: true},
    {start: 48, end: 50, href: '/last', isTabStop: true},
  ])
})
