import {soak} from '../deep'
import {routeThrough} from './clientRoutes'
import {expect, hydrate, openPage, test} from './fixtures'
import {createRandom, randomPath, randomQuery} from './random'

// Random addresses, the same ones for the same seed. What each part of them goes through is
// said by its test; a page load costs a second, so that most go through the router alone.
const seed = Number(process.env.E2E_SEED ?? 1)
const routed = soak(100, 1_520)
const searched = soak(40, 450)
const loaded = soak(4, 30)

test.use({ownTab: false})

test(`${routed} random addresses through the router (seed ${seed})`, async ({page}) => {
  test.setTimeout(180_000)
  const random = createRandom(seed)
  await openPage(page, '/docs/goals')
  const addresses = Array.from(
    {length: routed},
    () => randomPath(random) + randomQuery(random),
  )
  expect(await routeThrough(page, addresses)).toBeUndefined()
  await page.getByRole('link', {name: 'React Facet'}).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test(`${searched} random queries of the search page (seed ${seed})`, async ({page}) => {
  test.setTimeout(180_000)
  const random = createRandom(seed + 1)
  await openPage(page, '/search')
  const addresses = Array.from({length: searched}, () => `/search${randomQuery(random)}`)
  expect(await routeThrough(page, addresses)).toBeUndefined()
  await page.getByRole('searchbox').fill('useFacetMap')
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText(
    'useFacetMap',
  )
})

test(`${loaded} random pages (seed ${seed})`, async ({page, provokes}) => {
  provokes(/status (?:of )?404/)
  test.setTimeout(180_000)
  const random = createRandom(seed + 2)
  for (let count = 0; count < loaded; count++) {
    await page.goto(randomPath(random) + randomQuery(random))
    // The not-found page may be about to replace itself by the page of a cleaner name.
    await expect(() => hydrate(page)).toPass()
    await expect(page.getByRole('heading', {level: 1})).not.toContainText('crashed')
  }
})
