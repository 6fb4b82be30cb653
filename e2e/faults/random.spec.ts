import fc from 'fast-check'
import {soak} from '../deep'
import {routeThrough} from './clientRoutes'
import {expect, hydrate, openPage, test} from './fixtures'
import {paths, queries} from './random'

// Random addresses, the same for the same seed. Most of them only go through the router,
// because loading a page takes a second.
const seed = Number(process.env.E2E_SEED ?? 1)
const routed = soak(100, 1_520)
const searched = soak(40, 450)
const loaded = soak(4, 30)

const addresses = fc.tuple(paths, queries).map(([path, query]) => path + query)

test.use({ownTab: false})

test(`${routed} random addresses through the router (seed ${seed})`, async ({page}) => {
  await openPage(page, '/docs/goals')
  const tried = fc.sample(addresses, {numRuns: routed, seed})
  expect(await routeThrough(page, tried)).toBeUndefined()
  await page.getByRole('link', {name: 'React Facet'}).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test(`${searched} random queries of the search page (seed ${seed})`, async ({page}) => {
  await openPage(page, '/search')
  const tried = fc.sample(queries, {numRuns: searched, seed: seed + 1})
  const searches = tried.map((query) => `/search${query}`)
  expect(await routeThrough(page, searches)).toBeUndefined()
  await page.getByRole('searchbox').fill('useFacetMap')
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText(
    'useFacetMap',
  )
})

test(`${loaded} random pages (seed ${seed})`, async ({page, provokes}) => {
  provokes(/status (?:of )?404/)
  for (const address of fc.sample(addresses, {numRuns: loaded, seed: seed + 2})) {
    await page.goto(address)
    // The not-found page may be about to reload itself at a cleaner path.
    await expect(() => hydrate(page)).toPass()
    await expect(page.getByRole('heading', {level: 1})).not.toContainText('crashed')
  }
})
