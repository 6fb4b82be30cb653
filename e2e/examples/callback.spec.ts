import {expect, test} from '../fixtures'

test('the callback reads current values and keeps its identity', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/hooks/use-facet-callback', 'callback')
  const fire = example.getByRole('button', {name: 'Fire'})
  const result = example.getByTestId('result')

  await fire.click()
  await expect(result).toHaveText('Not loaded yet')

  await example.getByRole('button', {name: 'Load 2 rounds'}).click()
  await fire.click()
  await expect(result).toHaveText('Bow hits the dragon, 1 left')

  await example.getByRole('button', {name: 'Take the crossbow'}).click()
  await fire.click()
  await expect(result).toHaveText('Crossbow hits the dragon, 0 left')
  await fire.click()
  await expect(result).toHaveText('Crossbow is empty')
  await expect(example.getByTestId('weapon-renders')).toHaveText('1')

  await example.getByRole('button', {name: 'Re-render Weapon'}).click()
  await example.getByRole('button', {name: 'Re-render Weapon'}).click()
  await expect(example.getByTestId('weapon-renders')).toHaveText('3')
  await expect(example.getByTestId('button-renders')).toHaveText('1')
})
