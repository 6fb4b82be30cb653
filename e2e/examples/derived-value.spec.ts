import {expect, test} from '../fixtures'

test('derived facets follow the health, and the status notifies only when it changes', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/hooks/use-facet-map', 'derived-value')
  const damage = example.getByRole('button', {name: 'Take 5 damage'})

  await expect(example.getByTestId('label')).toHaveText('20 / 20')
  await expect(example.getByTestId('status')).toHaveText('Steady')
  await expect(example.getByTestId('notified')).toHaveText('1')
  await expect(example.getByTestId('fill')).toHaveAttribute('style', /width: 100%/)

  await damage.click()
  await damage.click()
  await expect(example.getByTestId('label')).toHaveText('10 / 20')
  await expect(example.getByTestId('fill')).toHaveAttribute('style', /width: 50%/)
  await expect(example.getByTestId('status')).toHaveText('Steady')
  await expect(example.getByTestId('notified')).toHaveText('1')

  await damage.click()
  await expect(example.getByTestId('label')).toHaveText('5 / 20')
  await expect(example.getByTestId('status')).toHaveText('Critical')
  await expect(example.getByTestId('notified')).toHaveText('2')

  await damage.click()
  await damage.click()
  await expect(example.getByTestId('label')).toHaveText('0 / 20')
  await expect(example.getByTestId('notified')).toHaveText('2')

  await example.getByRole('button', {name: 'Heal 5'}).click()
  await expect(example.getByTestId('label')).toHaveText('5 / 20')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
