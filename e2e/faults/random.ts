import fc from 'fast-check'
import {payloads} from '../../tools/hostileInput'

/** Names from the site's own paths, so that many random paths are nearly right. */
const names = ['docs', 'blog', 'api', 'hooks', 'goals', 'tags', 'search', 'use-facet-map']

const endings = ['', '', '', '/', '.html', '/index.html', '.md', '.', '%20', '//']

const characters = Array.from(
  'abcxyzABC019-_.~!$()*+,;:@=%/\\ <>"\'`{}[]|^é中😀\u202E\u0000',
)

const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.string({unit: fc.constantFrom(...characters), maxLength: 20}),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...payloads.map((payload) => payload.text.slice(0, 200))),
  },
)

/**
 * Whether a path loads another document, which would end a test of the router: `/docs`, in
 * any spelling, and downloads.
 */
function loadsDocument(path: string): boolean {
  const {pathname} = new URL(path, 'https://example.com')
  return /^\/docs(?:\.html|\/|index|%20)*$|\.md$/.test(pathname)
}

const segment = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom(...names)},
  {weight: 2, arbitrary: text.map((any) => any.replaceAll(/[?#]/g, ''))},
)

/** Paths below the root; the first segment keeps them from naming another host. */
export const paths = fc
  .tuple(
    fc.constantFrom(...names),
    fc.array(segment, {maxLength: 4}),
    fc.constantFrom(...endings),
  )
  .map(([first, rest, ending]) => `/${[first, ...rest].join('/')}${ending}`)
  .filter((path) => !loadsDocument(path))

const parameter = fc
  .tuple(fc.constantFrom('q', 'docusaurus-theme', 'docusaurus-data-x', 'utm', ''), text)
  .map((pair) => pair.join('='))

/** Query strings, some with a hash after them. */
export const queries = fc
  .tuple(
    fc.array(parameter, {maxLength: 3}),
    fc.oneof(
      fc.constant(''),
      text.map((any) => `#${any}`),
    ),
  )
  .map(([parameters, hash]) => `?${parameters.join('&')}${hash}`)
