import {expect, test} from '../fixtures'

test('a tolerance compares with the last accepted value, or it drifts', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/api/equality-checks/custom-equality-checks',
    'custom-tolerance-check',
  )
  const expectMarkers = async (markers: Record<string, [at: number, times: number]>) => {
    for (const [name, [at, times]] of Object.entries(markers)) {
      await expect(example.getByTestId(name)).toHaveText(
        `${name}: at ${at}, notified ${times}×`,
      )
    }
  }
  const walk = example.getByRole('button', {name: 'Walk 2'})

  await walk.click()
  await walk.click()
  await expectMarkers({
    'no tolerance': [4, 3],
    'from the last accepted': [0, 1],
    'from the last seen': [0, 1],
  })

  for (let step = 0; step < 4; step++) await walk.click()
  await expectMarkers({
    'no tolerance': [12, 7],
    'from the last accepted': [12, 3],
    'from the last seen': [0, 1],
  })

  await example.getByRole('button', {name: 'Run 10'}).click()
  await expectMarkers({
    'no tolerance': [22, 8],
    'from the last accepted': [22, 4],
    'from the last seen': [22, 2],
  })
})
