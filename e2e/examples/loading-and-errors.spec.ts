import {expect, test} from '../fixtures'

test('it shows that it loads, the error, and the score after another try', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/game-ui-development/overview',
    'loading-and-errors',
  )
  await expect(example.getByText('The server did not answer.')).toBeVisible()

  await example.getByRole('button', {name: 'Load again'}).click()
  await expect(example.getByText('Loading…')).toBeVisible()
  await expect(example.getByText('The server did not answer.')).toBeHidden()
  await expect(example.getByText('Best score: 1002')).toBeVisible()
})

test('the answer to an earlier request is dropped', async ({openExample}) => {
  const example = await openExample(
    '/docs/game-ui-development/overview',
    'loading-and-errors',
  )
  const again = example.getByRole('button', {name: 'Load again'})
  await expect(example.getByText('The server did not answer.')).toBeVisible()

  // The second request would succeed; the third, which replaces it, fails.
  await again.dblclick()

  await expect(example.getByText('Loading…')).toBeVisible()
  await expect(example.getByText('The server did not answer.')).toBeVisible()
  await expect(example.getByText('Best score')).toHaveCount(0)
})
