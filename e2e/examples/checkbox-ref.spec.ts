import {expect, test} from '../fixtures'

test('the box and the facet follow each other through the ref', async ({openExample}) => {
  const example = await openExample('/docs/api/supported-attributes', 'checkbox-ref')
  const box = example.getByRole('checkbox', {name: 'Subtitles'})
  const status = example.getByTestId('status')

  await expect(box).toBeChecked()
  await expect(status).toHaveText('on')

  await box.click()
  await expect(box).not.toBeChecked()
  await expect(status).toHaveText('off')

  await example.getByRole('button', {name: 'Toggle from the game'}).click()
  await expect(box).toBeChecked()
  await expect(status).toHaveText('on')

  await box.press('Space')
  await expect(box).not.toBeChecked()
  await expect(status).toHaveText('off')

  await expect(example.getByTestId('renders')).toHaveText('1')
})
