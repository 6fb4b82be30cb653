import {expect, test} from '../fixtures'

test('a selector runs once per push for all observers and filters equal results', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/game-ui-development/shared-facet',
    'shared-selector',
  )
  const board = example.getByTestId('Scoreboard')
  const boardCounts = example.getByTestId('Scoreboard counts')
  const spectatorCounts = example.getByTestId('Spectators counts')

  await expect(board).toContainText('Scoreboard: Ada, Bo, Cy')
  await expect(boardCounts).toHaveText('selector runs 1, notified 1')
  await expect(spectatorCounts).toHaveText('selector runs 1, notified 1')

  await example.getByRole('button', {name: 'Engine: move'}).click()
  await example.getByRole('button', {name: 'Engine: move'}).click()
  await expect(boardCounts).toHaveText('selector runs 3, notified 1')

  await example.getByRole('button', {name: 'Engine: hurt'}).click()
  await expect(board).toContainText('Scoreboard: Bo, Cy')
  await expect(boardCounts).toHaveText('selector runs 4, notified 2')
  await expect(spectatorCounts).toHaveText('selector runs 4, notified 2')
})
