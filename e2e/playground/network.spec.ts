import {offlineProblems} from '../fixtures'
import {
  collectRequests,
  counter,
  expect,
  expectVisible,
  gettingStarted,
  test,
} from './fixtures'

test('a program cannot navigate its frame to another address, and can be corrected afterwards', async ({
  openEditors,
  page,
  provokes,
}) => {
  provokes(/Framing '|failed: .*\bcsp$/)
  const playgrounds = await openEditors(
    gettingStarted,
    counter,
    'getting-started-login',
    'form-validation-reset',
  )
  const requests = collectRequests(page)
  const addresses = ['/stolen', 'https://example.com/stolen', 'data:text/html,stolen']
  for (const [index, {source, write}] of playgrounds.entries()) {
    const address = JSON.stringify(addresses[index])
    await write(`setTimeout(() => location.assign(${address}))\n${source}`)
  }
  for (const {status} of playgrounds) await expect(status).toContainText('did not answer')
  for (const {source, write} of playgrounds) await write(source)
  for (const {status, stage} of playgrounds) {
    await expectVisible(stage.locator('.stack'))
    await expect(status).toBeEmpty()
  }
  const sent = requests.filter((url) => url.startsWith('http') && url.includes('stolen'))
  expect(sent).toEqual([])
})

test('a loaded editor works offline', async ({context, openEditors, provokes}) => {
  provokes(offlineProblems)
  // The second one is opened before its example has come into view and run.
  const playgrounds = await openEditors(gettingStarted, counter, 'getting-started-login')
  const {reset, status, source, stage, write} = playgrounds[0]
  await context.setOffline(true)
  await write(source.replace('Pick up a coin', 'Take it'))
  await expectVisible(stage.getByRole('button', {name: 'Take it'}))
  await write('const a = ;')
  await expect(status).toHaveText('Line 1: Unexpected token')
  await reset.click()
  await expectVisible(stage.getByRole('button', {name: 'Pick up a coin'}))
  for (const {edit, example} of playgrounds) {
    await edit.click()
    await expect(example.locator('[data-playground]')).toHaveCount(0)
    await expect(example).toHaveAttribute('data-status', 'running')
  }
})
