import {expect, test} from '../fixtures'

test('a wrapped prop follows React state with renders and a facet without', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/hooks/use-facet-wrap', 'wrap-prop')
  const plain = example.getByTestId('Plain number')
  const facet = example.getByTestId('Facet')
  await expect(plain).toHaveText('Plain number: 100 (renders: 1)')
  await expect(facet).toHaveText('Facet: 100 (renders: 1)')

  await example.getByRole('button', {name: 'Hit the plain one'}).click()
  await expect(plain).toHaveText('Plain number: 90 (renders: 2)')

  await example.getByRole('button', {name: 'Hit the facet'}).click()
  await example.getByRole('button', {name: 'Hit the facet'}).click()
  await expect(facet).toHaveText('Facet: 80 (renders: 1)')
  await expect(facet.locator('.bar-fill')).toHaveAttribute('style', /width: 80%/)
  await expect(plain).toHaveText('Plain number: 90 (renders: 2)')
})
