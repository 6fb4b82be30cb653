import {expect, test} from '../fixtures'

test('the gauge follows the health with one render', async ({openExample}) => {
  const example = await openExample('/docs/api/fast-components', 'svg-gauge')
  const arc = example.getByTestId('arc')
  const health = example.getByTestId('health')
  const hit = example.getByRole('button', {name: 'Take a hit'})

  await expect(health).toHaveText('100')
  await expect(arc).toHaveAttribute('d', 'M 10 60 A 50 50 0 0 1 110.00 60.00')
  await expect(arc).toHaveAttribute('stroke', 'seagreen')

  await hit.click()
  await hit.click()
  await expect(health).toHaveText('40')
  await expect(arc).toHaveAttribute('d', 'M 10 60 A 50 50 0 0 1 44.55 12.45')
  await expect(arc).toHaveAttribute('stroke', 'orange')

  await hit.click()
  await expect(arc).toHaveAttribute('stroke', 'crimson')

  await hit.click()
  await expect(health).toHaveText('0')
  expect(await arc.getAttribute('d')).toBeNull()

  await example.getByRole('button', {name: 'Heal'}).click()
  await expect(health).toHaveText('20')
  await expect(arc).toHaveAttribute('d', 'M 10 60 A 50 50 0 0 1 19.55 30.61')

  await expect(example.getByTestId('renders')).toHaveText('1')
  expect(await arc.evaluate((element) => element.namespaceURI)).toBe(
    'http://www.w3.org/2000/svg',
  )
})
