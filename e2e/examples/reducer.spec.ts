import {expect, test} from '../fixtures'

test('the reducer keeps the magazine, and an equal state notifies nobody', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/hooks/use-facet-state', 'reducer')
  const fire = example.getByRole('button', {name: 'Fire'})
  const reload = example.getByRole('button', {name: 'Reload'})
  const magazine = example.getByTestId('magazine')
  const runs = example.getByTestId('runs')

  await expect(magazine).toHaveText('2 / 3')
  await expect(runs).toHaveText('1')

  await fire.click()
  await fire.click()
  await expect(magazine).toHaveText('0 / 3')
  await expect(runs).toHaveText('3')

  await fire.click()
  await expect(magazine).toHaveText('0 / 3')
  await expect(runs).toHaveText('3')

  await reload.click()
  await expect(magazine).toHaveText('2 / 1')
  await fire.click()
  await reload.click()
  await expect(magazine).toHaveText('2 / 0')
  await expect(runs).toHaveText('6')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
