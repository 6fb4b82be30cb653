import {expect, test} from '../fixtures'

test('renders of an unwrapping component', async ({openExample}) => {
  const example = await openExample('/docs/api/hooks/use-facet-unwrap', 'unwrap-renders')
  const expectRenders = async (number: number, byDefault: number, shallow: number) => {
    await expect(example.getByTestId('number')).toHaveText(String(number))
    await expect(example.getByTestId('default check')).toHaveText(String(byDefault))
    await expect(example.getByTestId('shallow check')).toHaveText(String(shallow))
  }

  await expectRenders(1, 2, 1)

  await example.getByRole('button', {name: 'Equal values'}).click()
  await expectRenders(1, 3, 1)

  await example.getByRole('button', {name: 'Different values'}).click()
  await expectRenders(2, 4, 2)
})
