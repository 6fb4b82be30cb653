import {expect, test} from '../fixtures'

test('one request serves every observer and the last one to leave stops it', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/game-ui-development/shared-facet',
    'shared-facet-engine',
  )
  const traffic = example.getByTestId('traffic')
  const hud = example.getByRole('button', {name: 'Toggle HUD'})
  const map = example.getByRole('button', {name: 'Toggle map'})
  const hit = example.getByRole('button', {name: 'Engine: take damage'})

  await expect(traffic).toHaveText('Driver:')

  await hud.click()
  await expect(example.getByTestId('HUD')).toHaveText('HUD: 100')
  await map.click()
  await expect(example.getByTestId('Map')).toHaveText('Map: 100')
  await expect(traffic).toHaveText('Driver: request player.health;')

  await hit.click()
  await expect(example.getByTestId('HUD')).toHaveText('HUD: 90')
  await expect(example.getByTestId('Map')).toHaveText('Map: 90')

  await hud.click()
  await expect(example.getByTestId('HUD')).toHaveCount(0)
  await expect(traffic).toHaveText('Driver: request player.health;')

  await map.click()
  await expect(traffic).toHaveText('Driver: request player.health; stop player.health;')

  await hit.click()
  await hud.click()
  await expect(example.getByTestId('HUD')).toHaveText('HUD: 80')
  await expect(traffic).toHaveText(
    'Driver: request player.health; stop player.health; request player.health;',
  )
})
