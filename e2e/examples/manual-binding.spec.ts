import {expect, test} from '../fixtures'

test('an effect writes the value by hand and the component renders once', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/rendering/using-facets-manually',
    'manual-binding',
  )
  const meter = example.getByRole('img')

  await expect(example.getByTestId('label')).toHaveText('40 %')
  await expect(example.getByTestId('runs')).toHaveText('1')
  await expect(meter).toHaveAccessibleName('Reactor heat 40 %')

  await example.getByRole('button', {name: 'Heat to 90'}).click()
  await expect(example.getByTestId('label')).toHaveText('90 %, too hot')
  await expect(example.getByTestId('runs')).toHaveText('2')
  await expect(meter).toHaveAccessibleName('Reactor heat 90 %')
  await expect(meter.locator('.bar-fill')).toHaveAttribute('style', 'width: 90%;')

  await example.getByRole('button', {name: 'Cool to 40'}).click()
  await expect(example.getByTestId('runs')).toHaveText('3')
  await expect(example.getByTestId('renders')).toHaveText('1')
})

test('an equal value does not run the effect', async ({openExample}) => {
  const example = await openExample(
    '/docs/rendering/using-facets-manually',
    'manual-binding',
  )

  await example.getByRole('button', {name: 'Cool to 40'}).click()

  await expect(example.getByTestId('runs')).toHaveText('1')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
