import {expect, test} from '../fixtures'

test('one interval reads the current value, without a render', async ({openExample}) => {
  const example = await openExample('/docs/api/hooks/use-facet-ref', 'facet-ref')
  const walk = example.getByRole('button', {name: 'Walk'})

  await walk.click()
  await walk.click()
  await walk.click()
  await expect(example.getByTestId('distance')).toHaveText('3')
  await expect(example.getByTestId('saved')).toHaveText('3')

  await walk.click()
  await expect(example.getByTestId('distance')).toHaveText('4')
  await expect(example.getByTestId('saved')).toHaveText('4')

  await expect(example.getByTestId('timers')).toHaveText('1')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
