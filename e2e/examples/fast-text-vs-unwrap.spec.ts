import {expect, test} from '../fixtures'

const page = '/docs/api/fast-components'

test('fast-text renders its component once, useFacetUnwrap renders on each change', async ({
  openExample,
}) => {
  const example = await openExample(page, 'fast-text-vs-unwrap')
  const leafRenders = example.getByTestId('leaf-renders')
  const unwrapRenders = example.getByTestId('unwrap-renders')

  await expect(example.getByTestId('leaf-ammo')).toHaveText('3')
  await expect(example.getByTestId('unwrap-ammo')).toHaveText('3')
  await expect(leafRenders).toHaveText('1')
  await expect(unwrapRenders).toHaveText('1')

  const fire = example.getByRole('button', {name: 'Fire'})
  await fire.click()
  await fire.click()
  await fire.click()

  await expect(example.getByTestId('leaf-ammo')).toHaveText('0')
  await expect(example.getByTestId('unwrap-ammo')).toHaveText('0')
  await expect(leafRenders).toHaveText('1')
  await expect(unwrapRenders).toHaveText('4')

  await fire.click()
  await expect(leafRenders).toHaveText('1')
  await expect(unwrapRenders).toHaveText('4')
})

test('an equal value renders nothing', async ({openExample}) => {
  const example = await openExample(page, 'fast-text-vs-unwrap')

  await example.getByRole('button', {name: 'Reload'}).click()

  await expect(example.getByTestId('leaf-renders')).toHaveText('1')
  await expect(example.getByTestId('unwrap-renders')).toHaveText('1')
})
