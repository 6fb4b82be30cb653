import {expect, test} from 'vitest'
import {answer, gitHubPages, plainServer, type Answer, type Host} from './hosts'

const site = {
  files: new Set([
    'index.html',
    '404.html',
    'a.html',
    'a/index.html',
    'b/index.html',
    'c.md',
  ]),
  notFoundPage: '404.html',
}

const found = (file: string): Answer => ({status: 200, file})
const redirect301 = (location: string): Answer => ({status: 301, location})
const missing: Answer = {status: 404, file: '404.html'}

/** Responses that real hosts document, or that were observed. */
const cases: [name: string, host: Host, expected: Record<string, Answer>][] = [
  [
    'a plain file server',
    plainServer,
    {
      '/': found('index.html'),
      '/a': redirect301('/a/'),
      '/a/': found('a/index.html'),
      '/a.html': found('a.html'),
      '/b': redirect301('/b/'),
      '/b/index.html': found('b/index.html'),
      '/c.md': found('c.md'),
      '/c.md/': missing,
      '/d': missing,
    },
  ],
  [
    'GitHub Pages',
    gitHubPages,
    {
      '/': found('index.html'),
      '/a': found('a.html'),
      '/a/': found('a/index.html'),
      '/a.html': found('a.html'),
      '/b': redirect301('/b/'),
      '/b.html': missing,
      '/b/index.html': found('b/index.html'),
    },
  ],
]

test.each(cases)('%s resolves paths as expected', (_, host, expected) => {
  const paths = Object.keys(expected)
  expect(
    Object.fromEntries(paths.map((path) => [path, answer(host, path, site)])),
  ).toEqual(expected)
})
