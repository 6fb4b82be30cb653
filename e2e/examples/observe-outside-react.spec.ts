import {expect, test} from '../fixtures'

test('the store is observed without hooks and outlives the component', async ({
  openExample,
  page,
}) => {
  const example = await openExample('/docs/api/helpers', 'observe-outside-react')
  const gold = example.getByTestId('gold')
  const log = example.getByTestId('log')
  const lines = ['affordable: false', '30 of 50']

  await expect(gold).toHaveText('30')
  await expect(log).toHaveText(lines.join(' '))

  await example.getByRole('button', {name: 'Earn 10 gold'}).click()
  lines.push('cleanup of 30 of 50', '40 of 50')
  await expect(log).toHaveText(lines.join(' '))

  // The derived facet has two sources: it follows at the end of the write's batch.
  await example.getByRole('button', {name: 'Price 40'}).click()
  lines.push('cleanup of 40 of 50', '40 of 40', 'affordable: true')
  await expect(log).toHaveText(lines.join(' '))

  await page
    .locator('[data-example="observe-outside-react"]')
    .getByRole('button', {name: 'Reset'})
    .click()
  await expect(log).toHaveText('affordable: true 40 of 40')
  await expect(gold).toHaveText('40')
})
