import {expect, hydrate, openExample, test} from './fixtures'
import {openSearch} from '../search/box'

// One server for all of them.
test.describe.configure({mode: 'default'})

// What `npm start` gives: the same search, with no account and no build.
test('search answers in development', async ({page}) => {
  await page.goto('/docs/goals')
  await hydrate(page)
  const {input, hits} = await openSearch(page)
  await input.fill('useFacetMemo')
  await expect(hits.first()).toContainText('useFacetMemo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/hooks\/use-facet-memo/)
})

test('a live example runs in development', async ({page}) => {
  const example = await openExample(
    page,
    '/docs/getting-started',
    'getting-started-counter',
  )
  await expect(example.getByRole('button').first()).toBeVisible()
})

test('a page has its Markdown twin in development', async ({request}) => {
  const response = await request.get('/docs/goals.md')
  expect(await response.text()).toMatch(/^# Goals\n/)
})
