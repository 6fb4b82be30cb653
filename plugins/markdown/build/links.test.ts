import {describe, expect, it} from 'vitest'
import {createUrlResolver} from './links'

const goals = {file: 'docs/goals.mdx', url: '/base/docs/goals'}
const hooks = {file: 'docs/api/hooks/index.mdx', url: '/base/docs/api/hooks'}
const resolve = createUrlResolver({url: 'https://example.com', baseUrl: '/base/'}, [
  goals,
  hooks,
])

describe('createUrlResolver', () => {
  it.each([
    ['./api/hooks/index.mdx', 'https://example.com/base/docs/api/hooks.md'],
    ['./api/hooks/index.mdx#use', 'https://example.com/base/docs/api/hooks.md#use'],
    ['#idea', 'https://example.com/base/docs/goals.md#idea'],
    ['/docs/api/hooks?a=b#c', 'https://example.com/base/docs/api/hooks.md?a=b#c'],
    ['/search', 'https://example.com/base/search'],
    ['https://react.dev/learn', 'https://react.dev/learn'],
    ['mailto:someone@example.com', 'mailto:someone@example.com'],
  ])('resolves %s', (url, expected) => {
    expect(resolve(goals, url)).toBe(expected)
  })

  it('resolves a path from the folder of the page', () => {
    expect(resolve(hooks, '../../goals.mdx')).toBe(
      'https://example.com/base/docs/goals.md',
    )
  })

  it('rejects the path of a file that is not a page', () => {
    expect(() => resolve(goals, './gone.mdx')).toThrow(
      'the link ./gone.mdx leads to no page',
    )
  })
})
