import {expect, test} from '../fixtures'

const page = '/docs/api/hooks/use-facet-transition'

test('a transition is pending before the board changes', async ({openExample}) => {
  const example = await openExample(page, 'transition')
  await expect(example.getByTestId('board')).toContainText('Round 1 ')

  await example.getByRole('button', {name: 'Transition'}).click()
  await expect(example.getByTestId('board')).toContainText('Round 2 ')
  await expect(example.getByTestId('log')).toHaveText(
    [
      'the facet holds round 2',
      'isPending is true',
      'the board shows round 2',
      'isPending is false',
    ].join('\n'),
    {useInnerText: true},
  )
})

test('an urgent write renders the board at once and is never pending', async ({
  openExample,
}) => {
  const example = await openExample(page, 'transition')

  await example.getByRole('button', {name: 'Urgent'}).click()
  await expect(example.getByTestId('board')).toContainText('Round 2 ')
  await expect(example.getByTestId('log')).toHaveText(
    ['the facet holds round 2', 'the board shows round 2'].join('\n'),
    {useInnerText: true},
  )
})
