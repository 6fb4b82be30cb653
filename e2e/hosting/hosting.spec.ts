import {cleanPath} from '../../plugins/loading/client/address'
import {serve, type Deployment} from '../../tools/hosting/server'
import {builds as allBuilds} from '../builds'
import {quickOrDeep} from '../deep'
import {driverOf} from '../engines/chromium'
import {runStep, smoke} from '../engines/smoke'
import {fakeProvider} from '../hosted/provider'
import {expect, hydrate, notFound, openExample, openPage, test as base} from '../fixtures'
import {counter, playgroundOf, startEditing} from '../playground/fixtures'

const hosts = ['GitHub Pages', 'a plain server'] as const

/** The builds that are served, each with a different base URL. */
const builds = [allBuilds.site, allBuilds.configured] as const

/** Pages of each kind, at addresses that hosts treat differently; docs pages are in other tests. */
const routes = ['/', '/index.html', '/blog/hola/', '/markdown-page/', '/search/?q=map']

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

/**
 * The steps that depend on the addresses that a host gives to pages. Other tests do the rest in
 * Chromium, and `npm run test:engines` all of it in each engine.
 */
const addressSteps = smoke.filter(({name}) =>
  ['routes', 'client navigation'].includes(name),
)

/**
 * Each host with one base URL; addresses.spec.ts tries all combinations, without a browser. The
 * other browser tests run on the first one.
 */
const browserDeployments = [
  ...quickOrDeep([], [{...builds[0], host: hosts[0]}]),
  {...builds[1], host: hosts[1]},
] as const

for (const deployment of browserDeployments) {
  const {baseUrl, host} = deployment
  test.describe(`a browser under ${baseUrl} on ${host}`, () => {
    test.use({deployment})

    // One of the routes is the search page, which queries the search provider in the configured
    // build.
    test.use({provoked: /another origin: \S+algolia/})

    test('pages, navigation and programs work', async ({page, siteUrl}) => {
      await fakeProvider(page)
      for (const step of addressSteps) {
        await test.step(step.name, () =>
          runStep(step, driverOf(page), {url: siteUrl, routes}),
        )
      }
      await test.step('an example and its editor find their frames', async () => {
        await openExample(page, 'docs/getting-started', counter)
        await startEditing([playgroundOf(page, counter)])
      })
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
  for (const [{folder, baseUrl: builtFor}, {baseUrl}, host] of [
    [builds[0], builds[1], 'GitHub Pages'],
    [builds[1], builds[0], 'a plain server'],
  ] as const) {
    test.describe(`${baseUrl} instead of ${builtFor} on ${host}`, () => {
      test.use({deployment: {folder, baseUrl, host}})

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
