import {expect, test} from '../fixtures'

test('a facet of two sources waits for both, then notifies on each write', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/hooks/use-facet-map', 'combining-facets')
  const line = example.getByTestId('line')
  const notified = example.getByTestId('notified')

  await expect(line).toHaveText('')
  await expect(notified).toHaveText('0')

  await example.getByRole('button', {name: 'The name arrives'}).click()
  await expect(line).toHaveText('')
  await expect(notified).toHaveText('0')

  await example.getByRole('button', {name: 'The score arrives'}).click()
  await expect(line).toHaveText('Ada: 40')
  await expect(notified).toHaveText('1')

  await example.getByRole('button', {name: 'Change both'}).click()
  await expect(line).toHaveText('Grace: 99')
  await expect(notified).toHaveText('3')
})

test('the order in which the sources get a value does not matter', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/hooks/use-facet-map', 'combining-facets')

  await example.getByRole('button', {name: 'The score arrives'}).click()
  await expect(example.getByTestId('line')).toHaveText('')
  await example.getByRole('button', {name: 'The name arrives'}).click()
  await expect(example.getByTestId('line')).toHaveText('Ada: 40')
  await expect(example.getByTestId('notified')).toHaveText('1')
})
