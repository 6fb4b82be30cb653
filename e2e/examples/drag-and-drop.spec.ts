import {expect, test, type Locator, type Page} from '../fixtures'

const start = ['Sword', 'Potion', 'Map', 'empty', 'empty', 'empty']
const swordInFifth = ['empty', 'Potion', 'Map', 'empty', 'Sword', 'empty']

async function centerOf(slot: Locator) {
  await slot.scrollIntoViewIfNeeded()
  const box = await slot.boundingBox()
  if (!box) throw new Error('The slot is not on the page.')
  return {x: box.x + box.width / 2, y: box.y + box.height / 2}
}

/** Drags by mouse in steps, as a hand does. */
async function dragBy(page: Page, from: Locator, to: {x: number; y: number}) {
  const {x, y} = await centerOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 2)
  await page.mouse.move(to.x, to.y, {steps: 4})
}

test.describe('an inventory', () => {
  test('an item is dragged by mouse into another slot, and back when it is dropped outside', async ({
    openExample,
    page,
  }) => {
    const example = await openExample(
      '/docs/game-ui-development/overview',
      'drag-and-drop',
    )
    const slots = example.getByRole('button')
    await expect(slots).toHaveText(start)

    const target = slots.nth(4)
    await dragBy(page, slots.nth(0), await centerOf(target))
    await expect(example.getByTestId('status')).toHaveText('In hand: Sword')
    await expect(slots.nth(0).locator('div')).toHaveAttribute('style', /translate\(\d/)
    await page.mouse.up()
    await expect(slots).toHaveText(swordInFifth)

    await dragBy(page, slots.nth(1), {x: 2, y: 2})
    await page.mouse.up()
    await expect(slots).toHaveText(swordInFifth)
  })

  test('keys and taps do the same', async ({openExample, page}) => {
    const example = await openExample(
      '/docs/game-ui-development/overview',
      'drag-and-drop',
    )
    const slots = example.getByRole('button')
    await slots.nth(0).focus()
    await page.keyboard.press('Enter')
    await expect(example.getByTestId('status')).toHaveText('In hand: Sword')
    await slots.nth(4).focus()
    await page.keyboard.press('Space')
    await expect(slots).toHaveText(swordInFifth)

    await slots.nth(4).click()
    await slots.nth(0).click()
    await expect(slots).toHaveText(start)
  })
})
