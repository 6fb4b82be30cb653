import {expect, test} from '../fixtures'

test('the counter counts, its rank follows, and its component renders once', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/api/hooks/use-facet-state',
    'use-facet-state-counter',
  )
  const addOne = example.getByRole('button', {name: 'Add one'})
  const count = example.getByTestId('count')
  const rank = example.getByTestId('rank')
  const renders = example.getByTestId('renders')

  await expect(count).toHaveText('0')
  await expect(rank).toHaveText('Recruit')

  await addOne.click()
  await addOne.click()
  await expect(count).toHaveText('2')
  await expect(rank).toHaveText('Recruit')

  await addOne.click()
  await expect(count).toHaveText('3')
  await expect(rank).toHaveText('Veteran')

  await example.getByRole('button', {name: 'Set to zero'}).click()
  await expect(count).toHaveText('0')
  await expect(rank).toHaveText('Recruit')
  await expect(renders).toHaveText('1')
})

test('the rank is written to the page only when it is another one', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/api/hooks/use-facet-state',
    'use-facet-state-counter',
  )
  const written = await example.getByTestId('rank').evaluateHandle((node) => {
    const texts: (string | null)[] = []
    const observer = new MutationObserver((changes) => {
      texts.push(...changes.map(({target}) => target.textContent))
    })
    observer.observe(node, {characterData: true, childList: true, subtree: true})
    return texts
  })

  for (let clicks = 0; clicks < 5; clicks += 1) {
    await example.getByRole('button', {name: 'Add one'}).click()
  }
  await expect(example.getByTestId('count')).toHaveText('5')
  expect(await written.jsonValue()).toEqual(['Veteran'])
})
