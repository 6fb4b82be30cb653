import {expect, test} from '../fixtures'

test('the log names the facets that a change notified, and no other', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/game-ui-development/overview',
    'which-facet-fired',
  )
  const log = example.getByTestId('log')
  const clear = example.getByRole('button', {name: 'Clear'})
  await expect(log).toHaveText('player = {"x":0,"health":30} health = 30 isLow = false')

  await clear.click()
  await example.getByRole('button', {name: 'Walk'}).click()
  await expect(log).toHaveText('player = {"x":1,"health":30}')

  await clear.click()
  await example.getByRole('button', {name: 'Hit'}).click()
  await expect(log).toHaveText(/player = \{"x":1,"health":27\}\s+health = 27/)
  await expect(log).not.toContainText('isLow')

  await example.getByRole('button', {name: 'Hit'}).click()
  await expect(log).toContainText('isLow = true')
})
