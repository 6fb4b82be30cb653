import {expect, test} from '../fixtures'

test('another value updates the mounted panel, null unmounts it', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/mount-components', 'with')
  const orc = example.getByRole('button', {name: 'Target the orc'})
  const target = example.getByTestId('target')
  const panelRenders = example.getByTestId('panel-renders')
  const mounts = example.getByTestId('mounts')

  await expect(target).toHaveCount(0)
  await expect(mounts).toHaveText('0')

  await orc.click()
  await expect(target).toHaveText('Orc: 40')
  await expect(mounts).toHaveText('1')

  await example.getByRole('button', {name: 'Target the dragon'}).click()
  await expect(target).toHaveText('Dragon: 900')
  await expect(panelRenders).toHaveText('1')
  await expect(mounts).toHaveText('1')

  await example.getByRole('button', {name: 'Clear'}).click()
  await expect(target).toHaveCount(0)

  await orc.click()
  await expect(target).toHaveText('Orc: 40')
  await expect(panelRenders).toHaveText('1')
  await expect(mounts).toHaveText('2')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
