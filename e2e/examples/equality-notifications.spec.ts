import {expect, test} from '../fixtures'

test('what default, strict and shallow checks let through', async ({openExample}) => {
  const example = await openExample('/docs/api/equality-checks', 'equality-notifications')
  const click = (name: string) => example.getByRole('button', {name, exact: true}).click()
  const expectCounts = async (counts: Record<string, [times: number, x: number]>) => {
    for (const [name, [times, x]] of Object.entries(counts)) {
      await expect(example.getByTestId(name)).toHaveText(
        `${name}: notified ${times} times, x is ${x}`,
      )
    }
  }

  await expectCounts({default: [1, 0], strict: [1, 0], shallow: [1, 0]})

  await click('Same object')
  await expectCounts({default: [2, 0], strict: [1, 0], shallow: [1, 0]})

  await click('Equal copy')
  await expectCounts({default: [3, 0], strict: [2, 0], shallow: [1, 0]})

  await click('Moved copy')
  await expectCounts({default: [4, 1], strict: [3, 1], shallow: [2, 1]})

  // The strict check sees the same reference: the update is lost.
  await click('Moved in place')
  await expectCounts({default: [5, 2], strict: [3, 1], shallow: [3, 2]})
})
