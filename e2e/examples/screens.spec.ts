import {expect, test} from '../fixtures'

test('screens are opened one over the other; Back and Escape lead back, with the focus', async ({
  openExample,
  page,
}) => {
  const example = await openExample('/docs/game-ui-development/overview', 'screens')
  const path = example.getByTestId('path')
  const button = (name: string) => example.getByRole('button', {name})
  await expect(path).toHaveText('Main menu')
  // What is shown first takes the focus from nobody.
  await expect(button('Settings')).not.toBeFocused()

  await button('Settings').click()
  await expect(button('Sound')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(path).toHaveText('Main menu › Settings › Sound')
  await expect(button('Back')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(path).toHaveText('Main menu › Settings')
  await expect(button('Sound')).toBeFocused()
  await button('Back').click()
  await expect(path).toHaveText('Main menu')
  await expect(button('Settings')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(path).toHaveText('Main menu')
})
