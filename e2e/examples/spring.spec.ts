import {expect, test} from '../fixtures'

test('a number and its bar move to their target without a render', async ({
  openExample,
}) => {
  const example = await openExample('/docs/game-ui-development/overview', 'spring')
  const score = example.getByTestId('score')
  await expect(score).toHaveText('0')

  // What was shown on the way, from the press on.
  const passed = score.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const values: number[] = []
        const observer = new MutationObserver(() => {
          values.push(Number(element.textContent))
          if (element.textContent !== '250') return
          observer.disconnect()
          resolve(values)
        })
        observer.observe(element, {characterData: true, childList: true, subtree: true})
      }),
  )
  await example.getByRole('button', {name: 'Score 250'}).click()
  const values = await passed
  expect(values.length).toBeGreaterThan(2)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  await expect(example.locator('.bar-fill')).toHaveAttribute('style', /width: 25%/)

  await example.getByRole('button', {name: 'Start again'}).click()
  await expect(score).toHaveText('0')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
