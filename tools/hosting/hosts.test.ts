import {expect, test} from 'vitest'
import {answer} from './hosts'

const files = new Set('index.html a.html a/index.html b/index.html c.md'.split(' '))

// Responses that real hosts document, or that were observed. A slash at the end: a redirect.
test.each([
  ['/', 'index.html', 'index.html'],
  ['/a', '/a/', 'a.html'],
  ['/a/', 'a/index.html', 'a/index.html'],
  ['/a.html', 'a.html', 'a.html'],
  ['/b', '/b/', '/b/'],
  ['/b.html', '404.html', '404.html'],
  ['/b/index.html', 'b/index.html', 'b/index.html'],
  ['/c.md', 'c.md', 'c.md'],
  ['/c.md/', '404.html', '404.html'],
])('%s is %s on a plain server, and %s on GitHub Pages', (path, plain, gitHub) => {
  const hosts = ['a plain server', 'GitHub Pages'] as const
  const answers = hosts.map((host) => answer(host, path, files, '404.html'))
  expect(answers).toEqual(
    [plain, gitHub].map((to) => {
      if (to.endsWith('/')) return {status: 301, location: to}
      return {status: to === '404.html' ? 404 : 200, file: to}
    }),
  )
})
