import {expect, test} from '../fixtures'

test('a memoised portal mounts once, a fresh one on every render', async ({
  openExample,
}) => {
  const example = await openExample('/docs/rendering/using-the-custom-renderer', 'portal')
  const layer = example.getByTestId('layer')

  await expect(layer).toHaveText(/Memoised portal/)
  await expect(layer).toHaveText(/Fresh portal/)
  await expect(example.getByTestId('memoised')).toHaveText('useMemo: mounted 1')
  await expect(example.getByTestId('fresh')).toHaveText('New on each render: mounted 1')

  const render = example.getByRole('button', {name: 'Re-render'})
  await render.click()
  await expect(example.getByTestId('renders')).toHaveText('2')
  await render.click()
  await expect(example.getByTestId('renders')).toHaveText('3')

  await expect(example.getByTestId('memoised')).toHaveText('useMemo: mounted 1')
  await expect(example.getByTestId('fresh')).toHaveText('New on each render: mounted 3')
  await expect(layer.getByText('Fresh portal')).toHaveCount(1)
})
