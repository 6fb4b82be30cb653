import {expect, test} from '../fixtures'

test('a change writes one text, and another order moves rows without rendering them', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/game-ui-development/overview',
    'keyed-thousand-rows',
  )
  const rows = example.locator('[data-testid^="unit-"]')
  const renders = example.getByTestId('renders')
  const seventh = example.getByTestId('unit-7')
  await expect(rows).toHaveCount(1000)
  await expect(seventh).toHaveText('Unit 7: 100, rendered 1')

  await example.getByRole('button', {name: 'Hit unit 7'}).click()
  await expect(seventh).toHaveText('Unit 7: 90, rendered 1')
  await expect(renders).toHaveText('Renders of the list: 1')

  const element = await seventh.elementHandle()
  await example.getByRole('button', {name: 'Reverse'}).click()
  await expect(rows.first()).toHaveText('Unit 1000: 100, rendered 1')
  await expect(seventh).toHaveText('Unit 7: 90, rendered 1')
  expect(await seventh.evaluate((now, before) => now === before, element)).toBe(true)

  await example.getByRole('button', {name: 'Remove the first'}).click()
  await expect(rows).toHaveCount(999)
  await expect(rows.first()).toHaveText('Unit 999: 100, rendered 1')
  await expect(renders).toHaveText('Renders of the list: 3')
})
