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

test('pages keep their policy, but for frames of the site', async ({page}) => {
  await page.goto(gettingStarted)
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content')
  expect(policy).toContain("frame-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('no address brings code', async ({openEdited}) => {
  const code = encodeURIComponent('export default () => <b>stolen</b>')
  const [{example, text, source}] = await openEdited(
    `${gettingStarted}?code=${code}&example.${counter}=${code}#code=${code}`,
    counter,
  )
  await expect(example.getByText('Edited', {exact: true})).toHaveCount(0)
  expect(await text()).toBe(source)
})
