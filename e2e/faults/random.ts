import {payloads} from '../../tools/hostileInput'

/** Gives the next of a fixed sequence of numbers from 0 up to 1 (mulberry32). */
export type Random = () => number

/** Makes a generator whose sequence depends on the seed alone. */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}

function times<Item>(random: Random, max: number, make: () => Item): Item[] {
  return Array.from({length: Math.floor(random() * (max + 1))}, make)
}

/** Names that the site has in its paths, so that many random paths are nearly right. */
const names = ['docs', 'blog', 'api', 'hooks', 'goals', 'tags', 'search', 'use-facet-map']

const endings = ['', '', '', '/', '.html', '/index.html', '.md', '.', '%20', '//']

const characters = Array.from(
  'abcxyzABC019-_.~!$()*+,;:@=%/\\ <>"\'`{}[]|^é中😀\u202E\u0000',
)

function randomText(random: Random): string {
  if (random() < 0.2) return pick(random, payloads).text.slice(0, 200)
  return times(random, 20, () => pick(random, characters)).join('')
}

/**
 * What leads on by loading another page: `/docs`, in any spelling, and downloads. A test
 * that counts on staying where it is goes around them.
 */
function leadsOn(path: string): boolean {
  const {pathname} = new URL(path, 'https://example.com')
  return /^\/docs(?:\.html|\/|index|%20)*$|\.md$/.test(pathname)
}

/** A path below the root; its first segment keeps it from naming another host. */
export function randomPath(random: Random): string {
  const segment = () =>
    random() < 0.6 ? pick(random, names) : randomText(random).replaceAll(/[?#]/g, '')
  const segments = [pick(random, names), ...times(random, 4, segment)]
  const path = `/${segments.join('/')}${pick(random, endings)}`
  return leadsOn(path) ? randomPath(random) : path
}

/** A query string with a hash after it; either may be missing. */
export function randomQuery(random: Random): string {
  const query = times(random, 3, () => {
    const name = pick(random, ['q', 'docusaurus-theme', 'docusaurus-data-x', 'utm', ''])
    return `${name}=${randomText(random)}`
  })
  const hash = random() < 0.3 ? `#${randomText(random)}` : ''
  return `?${query.join('&')}${hash}`
}
