import {expect, test} from '../fixtures'

test('a new count renders every child and mounts or unmounts at the end', async ({
  openExample,
}) => {
  const example = await openExample('/docs/api/mount-components', 'times')
  const hearts = example.getByTestId('heart')
  const log = example.getByTestId('log')
  const lose = example.getByRole('button', {name: 'Lose a life'})

  await expect(hearts).toHaveText([
    'heart 0 of 3, rendered 1',
    'heart 1 of 3, rendered 1',
    'heart 2 of 3, rendered 1',
  ])
  await expect(log).toHaveText('heart 0 mounted heart 1 mounted heart 2 mounted')

  await example.getByRole('button', {name: 'Gain a life'}).click()
  await expect(hearts).toHaveText([
    'heart 0 of 4, rendered 2',
    'heart 1 of 4, rendered 2',
    'heart 2 of 4, rendered 2',
    'heart 3 of 4, rendered 1',
  ])

  await lose.click()
  await lose.click()
  await expect(hearts).toHaveText([
    'heart 0 of 2, rendered 4',
    'heart 1 of 2, rendered 4',
  ])
  await expect(log).toHaveText(
    /heart 3 mounted\s+heart 3 unmounted\s+heart 2 unmounted\s*$/,
  )

  await lose.click()
  await lose.click()
  await lose.click()
  await expect(hearts).toHaveCount(0)
  await expect(example.getByTestId('renders')).toHaveText('1')
})
