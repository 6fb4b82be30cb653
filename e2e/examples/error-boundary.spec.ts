import {expect, test} from '../fixtures'

const page = '/docs/rendering/using-the-custom-renderer'

/** React reports a caught error to the console, with more words in development. */
const report = /no map for this level|The above error occurred in the <Minimap>/

test.use({provoked: report})

test('a boundary catches the first run of an effect and recovers', async ({
  openExample,
  problems,
}) => {
  const example = await openExample(page, 'error-boundary')
  await expect(example.getByTestId('fallback')).toContainText(
    'Caught: no map for this level',
  )
  await expect.poll(() => problems.join()).toMatch(report)

  await example.getByRole('button', {name: 'Load castle'}).click()
  await expect(example.getByTestId('report')).toHaveText('nothing thrown')
  await example.getByRole('button', {name: 'Try again'}).click()

  await expect(example.getByTestId('map')).toHaveText('Map of castle')
  await expect(example.getByTestId('fallback')).toHaveCount(0)
})

test('a later run throws where the facet is written, past the boundary', async ({
  openExample,
}) => {
  const example = await openExample(page, 'error-boundary')
  await example.getByRole('button', {name: 'Load castle'}).click()
  await example.getByRole('button', {name: 'Try again'}).click()
  await expect(example.getByTestId('map')).toHaveText('Map of castle')

  await example.getByRole('button', {name: 'Load broken'}).click()

  await expect(example.getByTestId('report')).toHaveText(
    'setLevel threw: Error: no map for this level',
  )
  await expect(example.getByTestId('fallback')).toHaveCount(0)
})
