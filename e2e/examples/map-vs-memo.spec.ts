import {expect, test} from '../fixtures'

test('with three observers the map calls its selector three times, the memo once', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/hooks/use-facet-memo', 'map-vs-memo')
  const addKill = example.getByRole('button', {name: 'Add a kill'})
  const map = example.getByTestId('useFacetMap-calls')
  const memo = example.getByTestId('useFacetMemo-calls')

  await expect(map).toHaveText('Selector calls: 3')
  await expect(memo).toHaveText('Selector calls: 1')

  await addKill.click()
  await expect(map).toHaveText('Selector calls: 6')
  await expect(memo).toHaveText('Selector calls: 2')

  await addKill.click()
  await addKill.click()
  await expect(map).toHaveText('Selector calls: 12')
  await expect(memo).toHaveText('Selector calls: 4')

  const places = 'HUD Veteran, scoreboard Veteran, chat Veteran'
  await expect(example.getByTestId('useFacetMap')).toContainText(places)
  await expect(example.getByTestId('useFacetMemo')).toContainText(places)
})
