import {expectAnnounced} from '../announced'
import {expect, holdScripts, openPage, test} from '../fixtures'
import {expectToLeadTo} from './modal'

test('the search page reads the query from the address and lists results', async ({
  page,
}) => {
  await openPage(page, '/search?q=useFacetMap')
  await expect(page.getByRole('heading', {level: 1})).toContainText('useFacetMap')
  await expect(page).toHaveTitle('Search results for “useFacetMap” | React Facet')
  await expectAnnounced(page, 'main [role=status]', /^\d+ results? for/)
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first.getByRole('link')).toHaveAttribute('href', /use-facet-map/)
  await expect(first.locator('mark').first()).toBeVisible()
  await expect(first).toContainText('API')
})

test('the search page writes the query into the address', async ({page}) => {
  await openPage(page, '/search')
  await page.getByRole('searchbox').fill('portal')
  await expect(page).toHaveURL(/\/search\/\?q=portal$/)
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL(/\/search\/$/)
})

test('the search page loads more results on request', async ({page}) => {
  await openPage(page, '/search?q=facet')
  const results = page.getByRole('main').locator('ol > li')
  await expect(results).toHaveCount(20)
  await page.getByRole('button', {name: 'Load more results'}).click()
  await expect(results).toHaveCount(40)
})

test('a provisional count is marked', async ({page}) => {
  const release = await holdScripts(page, '**/assets/search/rest.*')
  await openPage(page, '/search?q=unwrap')
  const summary = page.getByRole('status').filter({hasText: 'for “unwrap”'})
  await expect(summary).toHaveText(/^\d+ results so far for/)
  release()
  await expect(summary).toHaveText(/^\d+ results for/)
})

test('a hit shows the heading it leads to', async ({page}) => {
  await openPage(page, '/search?q=observable')
  const link = page.getByRole('main').locator('ol > li h2 a[href*="#"]').first()
  await expectToLeadTo(page, link, (await link.textContent()) ?? '')
})

test('text typed before hydration is searched for', async ({page}) => {
  await page.goto('/search')
  const release = await holdScripts(page)
  await page.getByRole('searchbox').fill('portal')
  release()
  await expect(page).toHaveURL(/q=portal$/)
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
})
