import {expect, test} from '../fixtures'

test('nothing is mounted without a value, then one of the two screens', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/mount-components', 'mount')
  const pause = example.getByRole('button', {name: 'Pause'})
  const play = example.getByRole('button', {name: 'Play'})
  const menu = example.getByTestId('Menu')
  const hud = example.getByTestId('HUD')
  const log = example.getByTestId('log')

  await expect(menu).toHaveCount(0)
  await expect(hud).toHaveCount(0)

  await pause.click()
  await expect(menu).toBeVisible()
  await expect(hud).toHaveCount(0)

  // The same value again mounts nothing.
  await pause.click()
  await expect(log).toHaveText('Menu mounted')

  await play.click()
  await expect(menu).toHaveCount(0)
  await expect(hud).toBeVisible()
  await expect(log).toHaveText('Menu mounted HUD mounted')

  await pause.click()
  await expect(hud).toHaveCount(0)
  await expect(log).toHaveText('Menu mounted HUD mounted Menu mounted')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
