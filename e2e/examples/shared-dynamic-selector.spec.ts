import {expect, test} from '../fixtures'

test('selectors are made once per parameter and share one channel', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/game-ui-development/shared-facet',
    'shared-dynamic-selector',
  )
  const watched = example.getByTestId('watched')
  const counts = example.getByTestId('counts')
  const next = example.getByRole('button', {name: 'Watch the next player'})

  await expect(watched).toHaveText('Ada')
  await expect(counts).toHaveText('selectors created: 1, channels requested: 1')

  await next.click()
  await expect(watched).toHaveText('Bo')
  await expect(counts).toHaveText('selectors created: 2, channels requested: 1')

  await next.click()
  await expect(watched).toHaveText('Cy')
  await next.click()
  await expect(watched).toHaveText('Ada')
  await next.click()
  await expect(watched).toHaveText('Bo')

  await expect(counts).toHaveText('selectors created: 3, channels requested: 1')
})
