import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {load} from 'cheerio'
import {cleanPath} from '../../plugins/loading/client/address'
import {filesOf, serve, type Deployment} from '../../tools/hosting/server'
import {builds as allBuilds, siteOrigin} from '../builds'
import {quickOrDeep} from '../deep'
import {driverOf} from '../engines/chromium'
import {runStep, smoke} from '../engines/smoke'
import {fakeProvider} from '../hosted/provider'
import {expect, hydrate, notFound, openPage, test as base} from '../fixtures'

const hosts = ['GitHub Pages', 'a plain server'] as const

/** The builds that are served, each with a different base URL. */
const builds = [allBuilds.site, allBuilds.configured] as const

/** Pages of each kind, at addresses that hosts treat differently. */
const routes = [
  '/',
  '/index.html',
  '/docs/goals/',
  '/docs/goals/index.html',
  '/blog/hola/',
  '/markdown-page/',
  '/search/?q=map',
]

interface Fixtures {
  deployment: Deployment
  /** Address of the deployment, with a trailing slash; paths are relative to it. */
  siteUrl: string
}

/** Serves a deployment for the duration of each test. */
const test = base.extend<Fixtures>({
  ownTab: true,
  deployment: [builds[0], {option: true}],
  siteUrl: async ({deployment}, provide) => {
    const server = await serve(deployment)
    await provide(server.url)
    await server.close()
  },
  baseURL: ({siteUrl}, provide) => provide(siteUrl),
})

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

const known = new Map<string, Mentions>()

/**
 * Reads addresses in links of a page, those without scripts too, and in all text. Each text is read
 * once, because parsing all pages for each host would take a minute.
 */
function mentionsIn(text: string): Mentions {
  const found = known.get(text)
  if (found) return found
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
  const mentions = {links, ids: new Set(ids)}
  known.set(text, mentions)
  return mentions
}

/**
 * Finds the addresses of the site in a build.
 *
 * @param url the build's address. Relative links are resolved against the address of
 *   their file; links to `siteOrigin` count as links to this URL's origin
 * @returns for each address, the hashes with which it is mentioned ('' for none), each mapped to a
 *   file that mentions it
 */
function addressesIn(folder: string, url: string): Map<string, Map<string, string>> {
  const {origin} = new URL(url)
  const addresses = new Map<string, Map<string, string>>()
  for (const file of filesOf(folder)) {
    if (!/\.(?:html|xml|txt|md|css)$/.test(file)) continue
    for (const link of mentionsIn(readFileSync(join(folder, file), 'utf8')).links) {
      const {href, pathname, hash} = new URL(link, url + file)
      if (!href.startsWith(siteOrigin) && !href.startsWith(origin)) continue
      // Nobody follows the address that the not-found page gives itself.
      if (/\/404(?:\.html)?\/$/.test(pathname)) continue
      const hashes = addresses.get(origin + pathname) ?? new Map<string, string>()
      addresses.set(origin + pathname, hashes.set(hash.slice(1), file))
    }
  }
  return addresses
}

for (const build of builds) {
  for (const host of hosts) {
    test.describe(`under ${build.baseUrl} on ${host}`, () => {
      test.use({deployment: {...build, host}})

      test('the build names no address that is missing or redirected, and no anchor that is missing', async ({
        siteUrl,
      }) => {
        const addresses = addressesIn(build.folder, siteUrl)
        expect(addresses.size).toBeGreaterThan(pagesOf(build.folder).length)
        const broken = [...addresses].map(async ([address, hashes]) => {
          const answer = await fetch(address, {redirect: 'manual'})
          const text = await answer.text()
          if (answer.status !== 200 || !address.startsWith(siteUrl))
            return [address, ...hashes]
          hashes.delete('')
          if (hashes.size === 0) return []
          const {ids} = mentionsIn(text)
          return [...hashes].filter(([hash]) => !ids.has(decodeURIComponent(hash)))
        })
        expect((await Promise.all(broken)).flat()).toEqual([])
      })

      test('every page is served with a trailing slash, without it, and with index.html', async ({
        siteUrl,
      }) => {
        const wrong = pagesOf(build.folder).map(async (file) => {
          const html = readFileSync(join(build.folder, file), 'utf8')
          const folder = file.slice(0, -'index.html'.length)
          const paths = [folder, folder.replace(/\/$/, ''), file]
          const texts = paths.map(async (path) => (await fetch(siteUrl + path)).text())
          return (await Promise.all(texts)).every((text) => text === html) ? [] : [file]
        })
        expect((await Promise.all(wrong)).flat()).toEqual([])
      })
    })
  }
}

/**
 * The steps that depend on the addresses that a host gives to pages and frames. Other tests do the
 * rest in Chromium, and `npm run test:engines` all of it in each engine.
 */
const addressSteps = smoke.filter(({name}) =>
  ['routes', 'client navigation', 'playground'].includes(name),
)

/**
 * Each host with one base URL; the tests above try all combinations, without a browser. The other
 * browser tests run on the first one.
 */
const browserDeployments = [
  ...quickOrDeep([], [{...builds[0], host: hosts[0]}]),
  {...builds[1], host: hosts[1]},
] as const

for (const deployment of browserDeployments) {
  const {baseUrl, host} = deployment
  test.describe(`a browser under ${baseUrl} on ${host}`, () => {
    test.use({deployment})

    // The playground step runs programs that fail with the first two errors. One of the routes
    // is the search page, which queries the search provider in the configured build.
    test.use({
      provoked: /This does not come to an end|too late|another origin: \S+algolia/,
    })

    test('pages, navigation and programs work', async ({page, siteUrl}) => {
      await fakeProvider(page)
      for (const step of addressSteps) {
        await test.step(step.name, () =>
          runStep(step, driverOf(page), {url: siteUrl, routes}),
        )
      }
    })

    test('an unknown address shows the not-found page, whose links work', async ({
      page,
      siteUrl,
      provokes,
    }) => {
      provokes(notFound)
      for (const path of ['no-such-page', 'docs/no/such/page/']) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        // The not-found page reloads itself at the clean path, where there may be a page.
        await expect(page).toHaveURL(new RegExp(`^${siteUrl + cleanPath(path)}/?$`))
        await page.waitForLoadState()
        await hydrate(page)
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
        await page.getByRole('main').getByRole('link', {name: 'Hooks'}).click()
        await expect(page).toHaveURL(`${siteUrl}docs/api/hooks/`)
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Hooks')
      }
    })
  })
}

test.describe('under /sub/path/ on GitHub Pages', () => {
  test.use({deployment: builds[1]})

  test('.html and index.html are removed from an address, and its query and hash are kept', async ({
    page,
    siteUrl,
    provokes,
  }) => {
    provokes(notFound)
    const address = new RegExp(`^${siteUrl}docs/goals/?\\?a=b#c$`)
    await page.goto('docs/goals.html?a=b#c')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
    await openPage(page, 'docs/goals/index.html?a=b#c')
    await expect(page).toHaveURL(address)
  })
})

test('a double slash in an address does not lead to another origin', async ({
  page,
  siteUrl,
  provokes,
}) => {
  provokes(notFound)
  for (const path of ['/example.com/x.html', '/example.com/index.html']) {
    await page.goto(siteUrl + path)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
    await expect(page).toHaveURL(new RegExp(`^${siteUrl}/?example\\.com/?x?$`))
  }
})

test.describe('served under a wrong base URL', () => {
  for (const [{folder, baseUrl: builtFor}, {baseUrl}, host, obeysHeaders] of [
    [builds[0], builds[1], 'GitHub Pages', false],
    [builds[1], builds[0], 'a plain server', false],
    // The host sends its not-found page as the style sheet, which the header `nosniff` forbids.
    [builds[0], builds[1], 'a plain server', true],
  ] as const) {
    const hosting = `${host}${obeysHeaders ? ', with the headers of the build' : ''}`
    test.describe(`${baseUrl} instead of ${builtFor} on ${hosting}`, () => {
      test.use({deployment: {folder, baseUrl, host, obeysHeaders}})

      test('the home page reports the wrong base URL and suggests the right one', async ({
        page,
        provokes,
      }) => {
        // None of the site's files are where the pages look for them.
        provokes(/status (?:of )?404|MIME type/)
        const banner = page.locator('#base-url-issue-banner')
        for (const path of ['', 'index.html']) {
          await page.goto(path)
          await expect(banner).toContainText(`was built for baseUrl ${builtFor},`)
          await expect(banner).toContainText(`Try baseUrl ${baseUrl} and`)
        }
        // Only the home page reports it.
        await page.goto('docs/goals')
        await expect(banner).toHaveCount(0)
      })
    })
  }
})
