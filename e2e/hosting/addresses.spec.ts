import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {load} from 'cheerio'
import {answerPaths, filesOf} from '../../tools/hosting/server'
import {builds, siteOrigin} from '../builds'

/** The files of a build's pages, such as `docs/goals/index.html`. */
function pagesOf(folder: string): string[] {
  return filesOf(folder).filter((file) => file.endsWith('index.html'))
}

/** The addresses that a text mentions, as they are written, and the ids of a page's elements. */
interface Mentions {
  links: readonly string[]
  ids: ReadonlySet<string>
}

const absolute = new RegExp(`${siteOrigin.replaceAll('.', '\\.')}[^\\s<>"'()\`{?#]*`, 'g')

/** Reads addresses in links of a page, those without scripts too, and in all text. */
function mentionsIn(text: string): Mentions {
  // The parser that repairs pages as browsers do takes five times as long.
  const page = load(/^<!doctype html>/i.test(text) ? text : '', {xml: {xmlMode: false}})
  const links = [
    ...page('[href], [src], [action]')
      .get()
      .map(({attribs}) => attribs.href ?? attribs.src ?? attribs.action ?? ''),
    ...[...text.matchAll(/name="?page-scripts"? content="([^"]*)"/g)].flatMap(
      ([, urls]) => urls?.match(/\S+/g) ?? [],
    ),
    ...[...text.matchAll(absolute)].map(([address]) => address),
  ]
  const ids = page('[id]')
    .get()
    .map(({attribs}) => attribs.id ?? '')
  return {links, ids: new Set(ids)}
}

for (const {folder, baseUrl} of [builds.site, builds.configured]) {
  // Read once for all hosts, because parsing all pages takes seconds.
  const mentions = new Map<string, Mentions>()
  const mentionsOf = (file: string) => {
    const found =
      mentions.get(file) ?? mentionsIn(readFileSync(join(folder, file), 'utf8'))
    mentions.set(file, found)
    return found
  }

  for (const host of ['GitHub Pages', 'a plain server'] as const) {
    test.describe(`under ${baseUrl} on ${host}`, () => {
      test('the build names no address that is missing or redirected, and no anchor that is missing', () => {
        const answerTo = answerPaths({folder, baseUrl, host})
        const broken = new Set<string>()
        const addresses = new Set<string>()
        for (const file of filesOf(folder)) {
          if (!/\.(?:html|xml|txt|md|css)$/.test(file)) continue
          for (const link of mentionsOf(file).links) {
            const {origin, pathname, hash} = new URL(link, siteOrigin + baseUrl + file)
            if (origin !== siteOrigin) continue
            // Nobody follows the address that the not-found page gives itself.
            if (/\/404(?:\.html)?\/$/.test(pathname)) continue
            addresses.add(pathname)
            const answer = answerTo(pathname)
            const hasAnchor = (page: string) =>
              hash === '' ||
              mentionsOf(page.slice(baseUrl.length - 1)).ids.has(
                decodeURIComponent(hash.slice(1)),
              )
            if (answer.status !== 200 || !hasAnchor(answer.file))
              broken.add(`${pathname}${hash} in ${file}`)
          }
        }
        expect(addresses.size).toBeGreaterThan(pagesOf(folder).length)
        expect([...broken]).toEqual([])
      })

      test('every page is served with a trailing slash, without it, and with index.html', () => {
        const answerTo = answerPaths({folder, baseUrl, host})
        const wrong = pagesOf(folder).filter((file) => {
          const path = file.slice(0, -'index.html'.length)
          return [path, path.replace(/\/$/, ''), file].some((each) => {
            const first = answerTo(baseUrl + each)
            const last = 'location' in first ? answerTo(first.location) : first
            return last.status !== 200 || last.file !== baseUrl.slice(1) + file
          })
        })
        expect(wrong).toEqual([])
      })
    })
  }
}
