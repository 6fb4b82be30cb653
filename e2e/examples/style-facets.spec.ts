import type {Locator} from '@playwright/test'
import {expect, test} from '../fixtures'

/** What the example wrote: the inline style, whatever the style sheet says. */
const inlineStyle = (bar: Locator, property: string) =>
  bar.evaluate(
    (element, name) => (element as HTMLElement).style.getPropertyValue(name),
    property,
  )

test('a width needs a unit, opacity does not', async ({openExample}) => {
  const example = await openExample('/docs/api/supported-attributes', 'style-facets')
  const percent = example.getByTestId('percent')
  const pixels = example.getByTestId('pixels')
  const bare = example.getByTestId('bare')

  expect(await inlineStyle(percent, 'width')).toBe('20%')
  expect(await inlineStyle(percent, 'opacity')).toBe('0.2')
  expect(await inlineStyle(pixels, 'width')).toBe('20px')
  expect(await inlineStyle(bare, 'width')).toBe('')

  await example.getByRole('button', {name: 'Advance'}).click()
  expect(await inlineStyle(percent, 'width')).toBe('40%')
  expect(await inlineStyle(percent, 'opacity')).toBe('0.4')
  expect(await inlineStyle(pixels, 'width')).toBe('40px')
  expect(await inlineStyle(bare, 'width')).toBe('')

  await example.getByRole('button', {name: 'Restart'}).click()
  expect(await inlineStyle(percent, 'width')).toBe('0%')
  await expect(example.getByTestId('renders')).toHaveText('1')
})
