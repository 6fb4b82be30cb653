import {expect, test, type Locator} from '../fixtures'

const page = '/docs/api/equality-checks/create-uniform-array-equality-check'
const remove = (chest: Locator) =>
  chest.getByRole('button', {name: 'Remove the second row'}).click()

test('a shorter array throws with a bare item check', async ({openExample}) => {
  const example = await openExample(page, 'uniform-array-shrink')
  const chest = example.getByTestId('Bare item check')

  // Each write of the shorter array fails, not only the first.
  for (let attempt = 0; attempt < 2; attempt++) {
    await remove(chest)
    await expect(chest.locator('.log')).toHaveText(
      /^TypeError: Cannot read properties of undefined \(reading '0'\)$/,
    )
    await expect(chest).toContainText('Shown: sword, bow, potion')
  }

  await chest.getByRole('button', {name: 'Put it back'}).click()
  await expect(chest.locator('.log')).toHaveText('written')
})

test('a shorter array is shown with a wrapped item check', async ({openExample}) => {
  const example = await openExample(page, 'uniform-array-shrink')
  const chest = example.getByTestId('Wrapped item check')
  await expect(chest).toContainText('Shown: sword, bow, potion')

  await remove(chest)
  await expect(chest.locator('.log')).toHaveText('written')
  await expect(chest).not.toContainText('potion')
  await expect(chest).toContainText('Shown: sword, bow')

  await chest.getByRole('button', {name: 'Put it back'}).click()
  await expect(chest).toContainText('Shown: sword, bow, potion')
})
