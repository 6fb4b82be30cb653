import {expect, test} from '../fixtures'

test('cleanup runs before the next effect, inside the write, and on unmount', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/api/hooks/use-facet-effect',
    'effect-cleanup-order',
  )
  const lines = example.getByTestId('log').getByRole('listitem')
  const log = ['effect: play menu']
  await expect(lines).toHaveText(log)

  await example.getByRole('button', {name: 'Write battle'}).click()
  log.push(
    'write battle',
    'cleanup: stop menu',
    'effect: play battle',
    'the write has returned',
  )
  await expect(lines).toHaveText(log)

  await example.getByRole('button', {name: 'Write battle'}).click()
  log.push('write battle', 'the write has returned')
  await expect(lines).toHaveText(log)

  await example.getByRole('button', {name: 'Unmount'}).click()
  log.push('cleanup: stop battle')
  await expect(lines).toHaveText(log)

  await example.getByRole('button', {name: 'Write menu'}).click()
  log.push('write menu', 'the write has returned')
  await expect(lines).toHaveText(log)
})
