import {expect, test} from '../fixtures'

const page = '/docs/api/fast-components'

test('typing updates the facet and a write updates the input', async ({openExample}) => {
  const example = await openExample(page, 'fast-input-two-way')
  const input = example.getByRole('textbox', {name: 'Player name'})

  await expect(input).toHaveValue('Alex')
  await input.fill('Sam')
  await expect(example.getByTestId('echo')).toHaveText('Sam')
  await expect(example.getByTestId('length')).toHaveText('3')

  await example.getByRole('button', {name: 'Upper case'}).click()
  await expect(input).toHaveValue('SAM')
  await expect(example.getByTestId('echo')).toHaveText('SAM')

  await example.getByRole('button', {name: 'Reset'}).click()
  await expect(input).toHaveValue('Alex')
  await expect(example.getByTestId('renders')).toHaveText('1')
})

test('typing in the middle keeps the caret', async ({openExample}) => {
  const example = await openExample(page, 'fast-input-two-way')
  const input = example.getByRole('textbox', {name: 'Player name'})

  await input.press('End')
  await input.press('ArrowLeft')
  await input.press('ArrowLeft')
  await input.pressSequentially('YZ')

  await expect(input).toHaveValue('AlYZex')
  await expect(example.getByTestId('echo')).toHaveText('AlYZex')
  expect(
    await input.evaluate((element) => (element as HTMLInputElement).selectionStart),
  ).toBe(4)
})

test('maxLength limits what can be typed', async ({openExample}) => {
  const example = await openExample(page, 'fast-input-two-way')
  const input = example.getByRole('textbox', {name: 'Player name'})

  await input.fill('')
  await input.pressSequentially('0123456789ABCDEF')

  await expect(input).toHaveValue('0123456789AB')
  await expect(example.getByTestId('length')).toHaveText('12')
})
