import {expect, test} from '../fixtures'

test('the setter changes the object and notifies nobody until the engine pushes', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/game-ui-development/shared-facet',
    'shared-prop-setter',
  )
  const screen = example.getByTestId('screen')
  const object = example.getByTestId('object')

  await expect(screen).toHaveText('on screen: 5')
  await expect(object).toHaveText("in the engine's object: 5")

  await example.getByRole('button', {name: 'Set volume to 8'}).click()
  await expect(object).toHaveText("in the engine's object: 8")
  await expect(screen).toHaveText('on screen: 5')

  await example.getByRole('button', {name: 'Engine: push the settings'}).click()
  await expect(screen).toHaveText('on screen: 8')
})
