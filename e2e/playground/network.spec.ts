import {offlineProblems} from '../fixtures'
import {
  collectRequests,
  counter,
  expect,
  expectVisible,
  gettingStarted,
  test,
} from './fixtures'

test('a program cannot leave its frame by going elsewhere', async ({
  openEdited,
  page,
  provokes,
}) => {
  provokes(/Framing '|failed: .*\bcsp$/)
  const playgrounds = await openEdited(
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
  for (const {said} of playgrounds) await expect(said).toContainText('did not answer')
  for (const {source, write} of playgrounds) await write(source)
  for (const {said, stage} of playgrounds) {
    await expectVisible(stage.locator('.stack'))
    await expect(said).toBeEmpty()
  }
  const sent = requests.filter((url) => url.startsWith('http') && url.includes('stolen'))
  expect(sent).toEqual([])
})

test('offline, what has been loaded goes on working', async ({
  context,
  openEdited,
  provokes,
}) => {
  provokes(offlineProblems)
  const [playground] = await openEdited(gettingStarted, counter)
  const {edit, example, reset, said, source, stage, write} = playground
  await context.setOffline(true)
  await write(source.replace('Pick up a coin', 'Take it'))
  await expectVisible(stage.getByRole('button', {name: 'Take it'}))
  await write('const a = ;')
  await expect(said).toHaveText('Line 1: Unexpected token')
  await reset.click()
  await expectVisible(stage.getByRole('button', {name: 'Pick up a coin'}))
  await edit.click()
  await expect(example.locator('[data-playground]')).toHaveCount(0)
})
