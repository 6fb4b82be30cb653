import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Locator, Page} from '@playwright/test'
import {strFromU8, unzipSync} from 'fflate'
import {openPage} from '../fixtures'
import {collectRequests, counter, expect, gettingStarted, test} from './fixtures'

const download = (box: Locator) =>
  box.getByRole('button', {name: 'Download as a project'})

/** Presses Download, and returns the files of the project by their paths in the archive. */
async function downloaded(page: Page, box: Locator): Promise<Record<string, string>> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    download(box).press('Enter'),
  ])
  const files = unzipSync(readFileSync(await saved.path()))
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
}

/** The installed version of a package. */
function versionOf(name: string): string {
  const file = join(__dirname, '..', '..', 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version
}

// The console reports what cannot be loaded.
test.use({provoked: /ERR_INTERNET_DISCONNECTED|Loading chunk/})

test('an edited program is in the report, and in a project that is loaded only on Download', async ({
  context,
  openEditors,
  page,
}) => {
  const [{example, source, write}] = await openEditors(gettingStarted, counter)
  const changed = source.replace('coins + 1', 'coins + 5')
  await write(changed)

  const report = example.getByRole('link', {name: 'Report with this program'})
  const programInReport = async () => {
    const {searchParams} = new URL((await report.getAttribute('href')) ?? '')
    return searchParams.get('body')
  }
  await expect.poll(programInReport).toContain(`\n${changed}\n`)
  expect(await programInReport()).toContain(
    `@react-facet/core ${versionOf('@react-facet/core')}`,
  )

  const requests = collectRequests(page)
  await context.setOffline(true)
  await download(example).press('Enter')
  await expect(example.getByRole('alert')).toHaveText(/could not be loaded/)
  await context.setOffline(false)
  const project = await downloaded(page, example)
  expect(requests.filter((url) => url.endsWith('.js'))).not.toEqual([])
  await expect(example.getByText('could not be loaded')).toHaveCount(0)

  expect(project[`${counter}/${counter}.tsx`]).toBe(changed)
  expect(project[`${counter}/support/useRenderCount.ts`]).toContain('useRef')
  expect(project[`${counter}/README.md`]).toContain(`${gettingStarted}/>`)
  expect(JSON.parse(project[`${counter}/package.json`] ?? '')).toMatchObject({
    dependencies: {react: versionOf('react')},
    devDependencies: {vite: versionOf('vite')},
  })
})

test('the project of an exercise has its checks', async ({page}) => {
  await openPage(page, '/docs/api/hooks/use-facet-unwrap')
  const name = 'text-without-rendering'
  const exercise = page.locator(`[data-exercise="${name}"]`)
  await exercise.getByRole('button', {name: 'Begin'}).press('Enter')
  await expect(exercise.getByText('2 of 3 checks pass.')).toBeVisible()
  const project = await downloaded(page, exercise)
  expect(project[`${name}/checks.ts`]).toContain('satisfies Exercise<Props>')
  expect(project[`${name}/main.tsx`]).toContain('exercise.controls')
})
