import {expect, test} from '../fixtures'

test('what is hidden fades before it is unmounted, and stays when it is shown again', async ({
  openExample,
}) => {
  const example = await openExample('/docs/game-ui-development/overview', 'fade-out')
  const toggle = example.getByRole('button', {name: 'Show or hide'})
  const toast = example.getByTestId('toast')
  await expect(toast).toHaveCount(0)

  await toggle.click()
  await expect(toast).toHaveCSS('opacity', '1')
  const element = await toast.elementHandle()

  // Both presses in one task: it is shown again before it is gone.
  const shownAgain = await toggle.evaluate((button: HTMLButtonElement) => {
    button.click()
    const opacity = document.querySelector<HTMLElement>('[data-testid="toast"]')?.style
      .opacity
    button.click()
    return opacity
  })
  expect(shownAgain).toBe('0')
  await expect(toast).toHaveCSS('opacity', '1')
  expect(await toast.evaluate((now, before) => now === before, element)).toBe(true)

  await toggle.click()
  await expect(toast).toHaveCount(0)
})
