import {expect, it} from 'vitest'
import {cleanPath} from './address'

it.each([
  ['/docs/goals', '/docs/goals'],
  ['/docs/goals/', '/docs/goals'],
  ['/docs/goals.html', '/docs/goals'],
  ['/docs/goals/index.html', '/docs/goals'],
  ['/docs/goals/index', '/docs/goals'],
  ['/docs/goals%20', '/docs/goals'],
  ['/docs//goals//', '/docs/goals'],
  ['/a.html.html/%20', '/a'],
  ['//evil.example/', '/evil.example'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/.html', '/'],
])('the clean form of %s is %s', (path, clean) => expect(cleanPath(path)).toBe(clean))

it('changes nothing in a path that it has cleaned', () => {
  for (const path of ['/a/index/index.html', '/%20/', '//a//.html//']) {
    expect(cleanPath(cleanPath(path))).toBe(cleanPath(path))
  }
})
