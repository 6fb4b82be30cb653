import {expect, test} from '../fixtures'

test('React state renders the panel and its child, a facet renders neither', async ({
  openExample,
}) => {
  const example = await openExample('/docs/goals', 'goals-leaf-update')
  const reactState = example.getByTestId('react-state')
  const facet = example.getByTestId('facet')
  await expect(reactState).toContainText('Panel: 1 render')
  await expect(facet).toContainText('Panel: 1 render')

  const score = example.getByRole('button', {name: 'Score 10 points'})
  await score.click()
  await score.click()
  await score.click()

  await expect(reactState).toContainText('30')
  await expect(reactState).toContainText('Panel: 4 renders')
  await expect(reactState).toContainText('Player name: 4 renders')

  await expect(facet).toContainText('30')
  await expect(facet.getByText('Panel: 1 render', {exact: true})).toBeVisible()
  await expect(facet.getByText('Player name: 1 render', {exact: true})).toBeVisible()
})
