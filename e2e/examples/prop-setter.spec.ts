import {expect, test} from '../fixtures'

test('each setter writes one property of a new object', async ({openExample}) => {
  const example = await openExample('/docs/api/hooks/use-facet-state', 'prop-setter')
  const volume = example.getByTestId('volume')
  const subtitles = example.getByTestId('subtitles')

  await expect(volume).toHaveText('Volume 50')
  await expect(subtitles).toHaveText('Subtitles on')
  await expect(example.getByTestId('copied')).toHaveText('no')

  await example.getByRole('button', {name: 'Volume 80'}).click()
  await expect(volume).toHaveText('Volume 80')
  await expect(subtitles).toHaveText('Subtitles on')
  await expect(example.getByTestId('copied')).toHaveText('yes')

  await example.getByRole('button', {name: 'Subtitles off'}).click()
  await expect(volume).toHaveText('Volume 80')
  await expect(subtitles).toHaveText('Subtitles off')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
