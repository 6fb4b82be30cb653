import {quickOrDeep} from '../deep'
import {hydrate, waitUntilIdle} from '../fixtures'
import {collectTransfers, reportOf, totalOf} from '../transfers'
import {
  counter,
  expect,
  gettingStarted,
  startEditing,
  test,
  type Page,
  type Playground,
} from './fixtures'
import {downloaded} from './takeAlong'

/**
 * An example for each frame (dom-fiber, react-dom, both), with its budget: the gzipped bytes
 * that pressing Edit may load.
 */
const examples = [
  [gettingStarted, counter, 200_000],
  ['/docs/api/hooks/use-facet-transition', 'transition', 200_000],
  ['/docs/rendering/overview', 'three-ways-to-show', 200_000],
] as const

/** Waits until an example runs, then reports the files that an action loads. */
async function loadedBy(page: Page, {example}: Playground, act: () => Promise<void>) {
  await example.scrollIntoViewIfNeeded()
  await expect(example).toHaveAttribute('data-status', 'running')
  await waitUntilIdle(page)
  const loaded = collectTransfers(page)
  await act()
  const files = await loaded()
  const report = `${totalOf(files)} B\n${reportOf(files)}`
  test.info().annotations.push({type: 'gzipped', description: report})
  return {bytes: totalOf(files), paths: files.map((file) => file.path), report}
}

for (const [path, name, budget] of examples.slice(0, quickOrDeep(1, 3))) {
  test(`${name} loads a trace only on Trace, at most 15 kB, and the editor only on Edit, within its budget`, async ({
    openExamples,
    page,
  }) => {
    const [playground] = await openExamples(path, name)
    const {example} = playground
    const traced = await loadedBy(page, playground, async () => {
      await example.getByRole('button', {name: 'Trace'}).press('Enter')
      await expect(
        example.locator('[data-entry]').getByText('The program starts'),
      ).toBeVisible()
    })
    expect(traced.bytes, traced.report).toBeLessThanOrEqual(15_000)
    expect(traced.bytes, traced.report).toBeGreaterThan(5_000)
    expect(traced.paths.some((path) => path.endsWith('.traced.json'))).toBe(true)

    const edited = await loadedBy(page, playground, () => startEditing([playground]))
    const {bytes, report} = edited
    expect(bytes, report).toBeLessThanOrEqual(budget)
    // The editor and the compiler were not loaded before.
    expect(bytes, report).toBeGreaterThan(180_000)
  })
}

test('a stored edit does not load the editor; an exercise loads at most 65 kB more than an edited example, and has a trace and a project', async ({
  openExamples,
  page,
}) => {
  const path = '/docs/api/hooks/use-facet-unwrap'
  const [playground] = await openExamples(path, 'unwrap-renders')
  const edited = await loadedBy(page, playground, () => startEditing([playground]))
  await playground.write('// mine')
  const reloaded = await loadedBy(page, playground, async () => {
    await page.reload()
    await hydrate(page)
    await expect(playground.example.getByText('Edited', {exact: true})).toBeVisible()
    await expect(playground.example).toHaveAttribute('data-status', 'running')
    await waitUntilIdle(page)
  })
  expect(reloaded.paths.filter((loaded) => edited.paths.includes(loaded))).toEqual([])

  const {bytes, report} = await loadedBy(page, playground, async () => {
    await page.getByRole('button', {name: 'Begin'}).press('Enter')
    await expect(page.getByText('2 of 3 checks pass.')).toBeVisible()
  })
  expect(bytes, report).toBeGreaterThan(edited.bytes)
  expect(bytes, report).toBeLessThanOrEqual(edited.bytes + 65_000)
  const exercise = page.locator('[data-exercise="text-without-rendering"]')
  const project = await downloaded(page, exercise)
  expect(project['text-without-rendering/checks.ts']).toContain(
    'satisfies Exercise<Props>',
  )
  expect(project['text-without-rendering/main.tsx']).toContain('exercise.controls')

  // In its trace, facets have the names of the props.
  await exercise.getByRole('button', {name: 'Trace'}).click()
  const trace = exercise.getByRole('region', {name: /^Trace of/})
  await expect(trace.getByText(/ subscribes to /).first()).toBeVisible()
  await expect(exercise.getByText(/of \d checks pass/)).toBeVisible()
})
