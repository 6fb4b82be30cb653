import {expect, it} from 'vitest'
import {markdownPath} from './markdownPath'

it.each([
  ['/', '/', '/index.md'],
  ['/docs/', '/docs/', '/docs/index.md'],
  ['/docs/goals', '/', '/docs/goals.md'],
  ['/docs/goals/', '/', '/docs/goals.md'],
])(
  'the Markdown page of %s, where the home page is %s, is %s',
  (path, baseUrl, expected) => {
    expect(markdownPath(path, baseUrl)).toBe(expected)
  },
)
