import {expect, test} from '../fixtures'

test('the form checks the name, sends name and select, resets both and renders once', async ({
  openExample,
}) => {
  const example = await openExample('/docs/getting-started', 'form-validation-reset')
  const name = example.getByLabel('Name')
  const difficulty = example.getByLabel('Difficulty')
  const create = example.getByRole('button', {name: 'Create'})
  await expect(difficulty).toHaveValue('normal')
  await expect(create).toBeDisabled()

  await name.fill('ab')
  await expect(example.getByText('At least 3 letters')).toBeVisible()
  await expect(create).toBeDisabled()
  await name.fill('Overworld')
  await expect(example.getByText('At least 3 letters')).toBeHidden()
  await difficulty.selectOption('hard')
  await create.click()
  await expect(example.getByText('Created Overworld, hard.')).toBeVisible()

  await example.getByRole('button', {name: 'Reset'}).click()
  await expect(name).toHaveValue('')
  await expect(difficulty).toHaveValue('normal')
  await expect(create).toBeDisabled()
  await expect(example.getByText('Renders of the form: 1')).toBeVisible()
})

test('typing in the middle of the name keeps the caret', async ({openExample}) => {
  const example = await openExample('/docs/getting-started', 'form-validation-reset')
  const name = example.getByLabel('Name')

  await name.fill('Nethr')
  await name.press('ArrowLeft')
  await name.pressSequentially('ea')

  await expect(name).toHaveValue('Nethear')
})
