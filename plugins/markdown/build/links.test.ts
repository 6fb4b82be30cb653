import {expect, it} from 'vitest'
import {createUrlResolver} from './links'

const goals = {url: '/base/docs/goals'}
const hooks = {url: '/base/docs/api/hooks/'}
const resolve = createUrlResolver({url: 'https://example.com', baseUrl: '/base/'}, [
  goals,
  hooks,
  {url: '/base/'},
  {url: '/base/größe of pans'},
])

it.each([
  ['/base/docs/api/hooks#use', 'https://example.com/base/docs/api/hooks.md#use'],
  ['./api/hooks/?a=b#c', 'https://example.com/base/docs/api/hooks.md?a=b#c'],
  ['/base/', 'https://example.com/base/index.md'],
  ['#idea', 'https://example.com/base/docs/goals.md#idea'],
  ['/base/search', 'https://example.com/base/search'],
  ['/base/img/a%20b.png', 'https://example.com/base/img/a%20b.png'],
  ['https://react.dev/learn', 'https://react.dev/learn'],
  ['mailto:someone@example.com', 'mailto:someone@example.com'],
  ['https://', 'https://'],
  ['https://site.example/a%E4', 'https://site.example/a%E4'],
  ['/base/100%', 'https://example.com/base/100%'],
  [
    '/base/gr%C3%B6%C3%9Fe%20of%20pans',
    'https://example.com/base/gr%C3%B6%C3%9Fe%20of%20pans.md',
  ],
])('resolves %s', (url, expected) => {
  expect(resolve(goals, url)).toBe(expected)
})
