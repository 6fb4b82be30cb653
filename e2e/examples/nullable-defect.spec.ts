import {expect, test} from '../fixtures'

test('the nullable check loses a change after null', async ({openExample}) => {
  const example = await openExample(
    '/docs/api/equality-checks/shallow-object-equality-check',
    'nullable-defect',
  )
  const expectShown = async (byDefault: string, nullable: string, resetting: string) => {
    await expect(example.getByTestId('default check')).toHaveText(
      `default check: ${byDefault}`,
    )
    await expect(example.getByTestId('nullable check')).toHaveText(
      `nullable check: ${nullable}`,
    )
    await expect(example.getByTestId('check that resets')).toHaveText(
      `check that resets: ${resetting}`,
    )
  }
  const click = (name: string) => example.getByRole('button', {name, exact: true}).click()

  await expectShown('Potion', 'Potion', 'Potion')
  await click('1. Nothing')
  await expectShown('nothing', 'nothing', 'nothing')
  await click('2. Elixir')
  await expectShown('Elixir', 'Elixir', 'Elixir')

  await click('3. Potion')
  await expectShown('Potion', 'Elixir', 'Potion')
})
