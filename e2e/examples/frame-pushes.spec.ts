import {expect, test} from '../fixtures'

test('60 pushes of a mutated object notify only what changed and render nothing', async ({
  openExample,
}) => {
  const example = await openExample('/docs/game-ui-development/overview', 'frame-pushes')
  await expect(example.getByTestId('health')).toHaveText('health: 100times notified: 1')
  await expect(example.getByTestId('ammo')).toHaveText('ammo: 30times notified: 1')

  await example.getByRole('button', {name: 'Play 60 frames'}).click()

  await expect(example.getByTestId('health')).toHaveText('health: 94times notified: 7')
  await expect(example.getByTestId('ammo')).toHaveText('ammo: 27times notified: 4')
  await expect(example.getByTestId('pushes')).toHaveText(
    'Pushes from the game: 60. Renders of Hud: 1',
  )
})
