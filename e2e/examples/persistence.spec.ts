import {expect, test} from '../fixtures'

const path = '/docs/game-ui-development/overview'
const key = 'react-facet-docs:volume'

test.afterEach(({page}) => page.evaluate((name) => localStorage.removeItem(name), key))

test('the volume is there again after the page is reloaded', async ({
  openExample,
  page,
}) => {
  const example = await openExample(path, 'persistence')
  await expect(example.getByTestId('volume')).toHaveText('Volume: 50')
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()

  await example.getByRole('button', {name: 'Louder'}).click()
  await expect(example.getByTestId('volume')).toHaveText('Volume: 60')

  const again = await openExample(path, 'persistence')
  await expect(again.getByTestId('volume')).toHaveText('Volume: 60')
})

test('what is stored and is no number is not used', async ({openExample, page}) => {
  await openExample(path, 'persistence')
  await page.evaluate((name) => localStorage.setItem(name, '{"broken'), key)

  const example = await openExample(path, 'persistence')

  await expect(example.getByTestId('volume')).toHaveText('Volume: 50')
})

test('the volume changes where nothing may be stored', async ({openExample, page}) => {
  const example = await openExample(path, 'persistence')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

  await example.getByRole('button', {name: 'Quieter'}).click()

  await expect(example.getByTestId('volume')).toHaveText('Volume: 40')
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
})
