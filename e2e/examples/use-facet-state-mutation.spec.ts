import {expect, test} from '../fixtures'

test('an object changed in place notifies through the setter, and only there', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/api/hooks/use-facet-state',
    'use-facet-state-mutation',
  )
  const hit = example.getByRole('button', {name: 'Hit', exact: true})
  const health = example.getByTestId('health')
  const healthRuns = example.getByTestId('health-runs')
  const ammoRuns = example.getByTestId('ammo-runs')

  await expect(health).toHaveText('100')
  await expect(healthRuns).toHaveText('1')
  await expect(ammoRuns).toHaveText('1')

  await hit.click()
  await expect(health).toHaveText('90')
  await expect(healthRuns).toHaveText('2')

  await example.getByRole('button', {name: 'Hit without the setter'}).click()
  await expect(health).toHaveText('90')
  await expect(healthRuns).toHaveText('2')

  // The next write shows both changes.
  await hit.click()
  await expect(health).toHaveText('70')
  await expect(healthRuns).toHaveText('3')
  await expect(ammoRuns).toHaveText('1')
})
