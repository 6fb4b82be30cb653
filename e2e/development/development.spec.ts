import {appendFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, openExample, openPage} from '../fixtures'
import {findAndFollow} from '../search/modal'
import {test} from './fixtures'

// One worker runs all tests of this file, so that they share one server.
test.describe.configure({mode: 'default'})

test('search answers in development', async ({page}) => {
  await openPage(page, '/docs/goals')
  await findAndFollow(page, 'useFacetMemo', /\/docs\/api\/hooks\/use-facet-memo/)
})

test('a live example runs in development', async ({page}) => {
  const example = await openExample(
    page,
    '/docs/getting-started',
    'getting-started-counter',
  )
  await expect(example.getByRole('button').first()).toBeVisible()
})

test('a page is also served as Markdown in development', async ({request}) => {
  const response = await request.get('/docs/goals.md')
  expect(await response.text()).toMatch(/^# Goals\n/)
  // In a folder whose name begins with a dot.
  const skills = await request.get('/.well-known/agent-skills/index.json')
  expect(skills.ok()).toBe(true)
})

for (const [source, script] of [
  ['plugins/search/client/prompt/instant/index.ts', '/assets/search/script.js'],
  ['plugins/search/client/engines/embedded/worker.ts', '/assets/search/engine.js'],
] as const) {
  test(`a change to ${source} is served without a restart`, async ({folder, request}) => {
    const mark = 'changed by a test'
    // Polls a boolean, because a failed match would print the whole script.
    const isServed = async () => (await (await request.get(script)).text()).includes(mark)
    expect(await isServed()).toBe(false)
    appendFileSync(join(folder, source), `console.log('${mark}')\n`)
    await expect.poll(isServed).toBe(true)
  })
}
