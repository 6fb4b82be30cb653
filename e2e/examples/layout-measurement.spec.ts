import {expect, test} from '../fixtures'

test('the bar has the measured width of the nameplate after every change', async ({
  openExample,
}) => {
  const example = await openExample(
    '/docs/api/hooks/use-facet-layout-effect',
    'layout-measurement',
  )
  const plateWidth = () =>
    example.getByTestId('plate').evaluate((plate: HTMLElement) => plate.offsetWidth)
  const measured = async () => Number(await example.getByTestId('width').textContent())

  const checkWidth = async () => {
    const width = await plateWidth()
    expect(width).toBeGreaterThan(0)
    expect(await measured()).toBe(width)
    const fill = example.getByTestId('fill')
    await expect(fill).toHaveAttribute('style', new RegExp(`width: ${width}px`))
    return width
  }

  const first = await checkWidth()

  await example.getByRole('button', {name: 'Larger'}).click()
  const larger = await checkWidth()
  expect(larger).toBeGreaterThan(first)

  await example.getByRole('button', {name: 'Give a title'}).click()
  expect(await checkWidth()).toBeGreaterThan(larger)

  await expect(example.getByTestId('renders')).toHaveText('1')
})
