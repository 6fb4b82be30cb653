import {expectAnnounced} from '../announced'
import {expect, openPage, test} from '../fixtures'
import {expectToLeadTo} from './modal'

test('the search page lists the results of the query, which is in the address', async ({
  page,
}) => {
  await openPage(page, '/search?q=useFacetMap')
  const main = page.getByRole('main')
  const field = page.getByRole('searchbox')
  const results = main.locator('ol > li')

  await test.step('the query is read from the address', async () => {
    await expect(page.getByRole('heading', {level: 1})).toContainText('useFacetMap')
    await expect(page).toHaveTitle('Search results for “useFacetMap” | React Facet')
    await expectAnnounced(page, 'main [role=status]', /^\d+ results? for/)
    const first = results.first()
    await expect(first.getByRole('link')).toHaveAttribute('href', /use-facet-map/)
    await expect(first.locator('mark').first()).toBeVisible()
    await expect(first).toContainText('API')
  })

  await test.step('it is written into the address', async () => {
    await field.fill('facet')
    await expect(page).toHaveURL(/\/search\/\?q=facet$/)
    await field.fill('')
    await expect(page).toHaveURL(/\/search\/$/)
  })

  await test.step('a slash in the field does not open search', async () => {
    await field.pressSequentially('a/b')
    await expect(field).toHaveValue('a/b')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('more results are shown on request', async () => {
    await field.fill('facet')
    await expect(results).toHaveCount(20)
    await page.getByRole('button', {name: 'Load more results'}).click()
    await expect(results).toHaveCount(40)
  })

  await test.step('a hit shows the heading it leads to', async () => {
    await field.fill('observable')
    await expect(page).toHaveURL(/q=observable$/)
    await expect(main.getByRole('status')).toContainText('for “observable”')
    const link = main.locator('ol > li h2 a[href*="#"]').first()
    await expectToLeadTo(page, link, (await link.textContent()) ?? '')
  })
})
