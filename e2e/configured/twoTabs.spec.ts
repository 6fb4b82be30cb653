import {expect, hydrate, openPage, test} from '../fixtures'

test('an announcement that one tab has closed stays closed in spite of the other', async ({
  page,
  context,
}) => {
  const text = 'A new version is out.'
  await openPage(page, 'docs/goals')
  const other = await context.newPage()
  await other.goto('docs/goals')
  await hydrate(other)
  await page.getByRole('button', {name: 'Close'}).click()
  await expect(page.getByText(text)).toBeHidden()
  // The other tab, which still shows it, goes on and loads pages.
  await other.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(other).toHaveURL(/api\/overview$/)
  await other.reload()
  await hydrate(other)
  await expect(other.getByText(text)).toBeHidden()
  await page.reload()
  await hydrate(page)
  await expect(page.getByText(text)).toBeHidden()
})
