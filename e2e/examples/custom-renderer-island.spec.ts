import {expect, test} from '../fixtures'

const page = '/docs/rendering/using-the-custom-renderer'

test('a facet reaches the island without a render on either side', async ({
  openExample,
}) => {
  const example = await openExample(page, 'custom-renderer-island')
  await expect(example.getByTestId('ping')).toHaveText('20 ms, good')

  await example.getByRole('button', {name: 'Slow the network'}).click()
  await example.getByRole('button', {name: 'Slow the network'}).click()

  await expect(example.getByTestId('ping')).toHaveText('80 ms, poor')
  await expect(example.getByTestId('fill')).toHaveAttribute('style', 'width: 80%;')
  await expect(example.getByTestId('lobby-renders')).toHaveText('1')
  await expect(example.getByTestId('island-renders')).toHaveText('1')
})

test('the island survives a render of the component around it', async ({openExample}) => {
  const example = await openExample(page, 'custom-renderer-island')
  await example.getByRole('button', {name: 'Slow the network'}).click()

  await example.getByRole('button', {name: 'Switch tab'}).click()

  await expect(example.getByTestId('tab')).toHaveText('Friends')
  await expect(example.getByTestId('lobby-renders')).toHaveText('2')
  await expect(example.getByTestId('island-renders')).toHaveText('1')
  await expect(example.getByTestId('ping')).toHaveText('50 ms, good')
})
