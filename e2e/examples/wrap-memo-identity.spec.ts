import {expect, test} from '../fixtures'

test('useFacetWrap returns a facet per value, useFacetWrapMemo always the same', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/api/hooks/use-facet-wrap-memo',
    'wrap-memo-identity',
  )
  const lines = (name: string) => example.getByTestId(name).locator(':scope > div')
  const fire = example.getByRole('button', {name: 'Fire'})

  await expect(lines('useFacetWrap')).toHaveText([
    'useFacetWrap',
    'facets: 1',
    'prop 30, get() in render 30',
    'notified: 30',
    '30',
  ])
  await expect(lines('useFacetWrapMemo')).toHaveText([
    'useFacetWrapMemo',
    'facets: 1',
    'prop 30, get() in render 30',
    'notified: 30',
    '30',
  ])

  await fire.click()
  await fire.click()
  await expect(lines('useFacetWrap')).toHaveText([
    'useFacetWrap',
    'facets: 3',
    'prop 28, get() in render 28',
    'notified: 30 29 28',
    '28',
  ])
  await expect(lines('useFacetWrapMemo')).toHaveText([
    'useFacetWrapMemo',
    'facets: 1',
    'prop 28, get() in render 29',
    'notified: 30 29 28',
    '28',
  ])

  await example.getByRole('button', {name: 'Re-render'}).click()
  await expect(lines('useFacetWrapMemo')).toHaveText([
    'useFacetWrapMemo',
    'facets: 1',
    'prop 28, get() in render 28',
    'notified: 30 29 28',
    '28',
  ])
  await expect(lines('useFacetWrap').nth(1)).toHaveText('facets: 3')
})
