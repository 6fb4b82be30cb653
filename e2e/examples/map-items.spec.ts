import {expect, test} from '../fixtures'

test('a changed item notifies its row, a changed length renders every row', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/mount-components', 'map-items')
  const row = (index: number) => example.getByTestId(`row-${index}`)

  await expect(row(0)).toContainText('Arrow x20')
  await expect(row(0)).toContainText('opened for Arrow, rendered 1, notified 1')
  await expect(row(1)).toContainText('opened for Torch, rendered 1, notified 1')

  await example.getByRole('button', {name: 'Use one of the first'}).click()
  await expect(row(0)).toContainText('Arrow x19')
  await expect(row(0)).toContainText('rendered 1, notified 2')
  await expect(row(1)).toContainText('rendered 1, notified 1')

  await example.getByRole('button', {name: 'Pick up a potion'}).click()
  await expect(row(0)).toContainText('rendered 2, notified 2')
  await expect(row(1)).toContainText('rendered 2, notified 1')
  await expect(row(2)).toContainText('opened for Potion, rendered 1, notified 1')

  // Rows belong to indexes: the data moves up, the rows stay.
  await example.getByRole('button', {name: 'Drop the first'}).click()
  await expect(row(0)).toContainText('Torch x4')
  await expect(row(0)).toContainText('opened for Arrow, rendered 3, notified 3')
  await expect(row(1)).toContainText('Potion x1')
  await expect(row(1)).toContainText('opened for Torch, rendered 3, notified 2')
  await expect(row(2)).toHaveCount(0)
})
