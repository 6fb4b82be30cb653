import {expect, test} from '../fixtures'

test('the coin counter counts and its component renders once', async ({openExample}) => {
  const example = await openExample('/docs/getting-started', 'getting-started-counter')
  await expect(example.getByTestId('coins')).toHaveText('0')

  const pickUp = example.getByRole('button', {name: 'Pick up a coin'})
  await pickUp.click()
  await pickUp.click()
  await pickUp.click()

  await expect(example.getByTestId('coins')).toHaveText('3')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
