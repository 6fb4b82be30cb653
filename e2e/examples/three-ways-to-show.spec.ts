import {expect, test} from '../fixtures'

test('one facet is shown in three ways; only unwrapping renders again', async ({
  openExample,
}) => {
  const example = await openExample('/docs/rendering/overview', 'three-ways-to-show')
  const hit = example.getByRole('button', {name: 'Take damage'})

  await expect(example.getByTestId('custom')).toHaveText(
    'Custom renderer: 100 (renders: 1)',
  )
  await expect(example.getByTestId('by-hand')).toHaveText('By hand: 100 (renders: 1)')
  await expect(example.getByTestId('unwrapped')).toHaveText('Unwrapped: 100 (renders: 1)')

  await hit.click()
  await expect(example.getByTestId('unwrapped')).toHaveText('Unwrapped: 90 (renders: 2)')
  await hit.click()
  await expect(example.getByTestId('unwrapped')).toHaveText('Unwrapped: 80 (renders: 3)')

  await expect(example.getByTestId('custom')).toHaveText(
    'Custom renderer: 80 (renders: 1)',
  )
  await expect(example.getByTestId('by-hand')).toHaveText('By hand: 80 (renders: 1)')
})
