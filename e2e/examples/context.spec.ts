import {expect, test} from '../fixtures'

test('new content renders nothing, another facet renders provider and consumer', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/helpers', 'context')
  const hit = example.getByRole('button', {name: 'Hit'})
  const health = example.getByTestId('health')
  const provider = example.getByTestId('provider')
  const between = example.getByTestId('between')
  const consumer = example.getByTestId('consumer')

  await expect(health).toHaveText('100')
  await hit.click()
  await hit.click()
  await expect(health).toHaveText('80')
  await expect(provider).toHaveText('1')
  await expect(consumer).toHaveText('1')

  await example.getByRole('button', {name: 'Switch hero and boss'}).click()
  await expect(health).toHaveText('900')
  await expect(provider).toHaveText('2')
  await expect(between).toHaveText('1')
  await expect(consumer).toHaveText('2')

  await hit.click()
  await expect(health).toHaveText('890')
  await expect(consumer).toHaveText('2')
})
