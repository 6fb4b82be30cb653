import {expect, test} from '../fixtures'

test('the UI asks the stand-in for its data, shows it and calls it', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/game-ui-development/shared-facet',
    'engine-stand-in',
  )
  const bar = example.getByTestId('bar')
  await expect(bar).toHaveAttribute('style', /width: 40%/)
  await expect(example.getByTestId('calls')).toHaveText('ui.subscribe(player.health)')

  const potion = example.getByRole('button', {name: 'Drink a potion'})
  await potion.click()
  await expect(bar).toHaveAttribute('style', /width: 65%/)
  await potion.click()
  await potion.click()
  await expect(bar).toHaveAttribute('style', /width: 100%/)
  await expect(example.getByTestId('calls')).toContainText('drinkPotion()')
})
