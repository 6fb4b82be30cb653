import {expect, test} from '../fixtures'

test('a diamond notifies once per write, and a batch of two writes once', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/helpers', 'batch-diamond')
  const log = example.getByTestId('log')

  await expect(log).toHaveText('total 25')

  await example.getByRole('button', {name: 'Write base', exact: true}).click()
  await expect(log).toHaveText('total 25 total 50')

  await example.getByRole('button', {name: 'Write base, then bonus'}).click()
  await expect(log).toHaveText('total 25 total 50 total 75 total 76')

  await example.getByRole('button', {name: 'Write both in a batch'}).click()
  await expect(log).toHaveText('total 25 total 50 total 75 total 76 total 102')
  await expect(example.getByTestId('total')).toHaveText('102')
})
