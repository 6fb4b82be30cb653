import {hydrate, quiet} from '../fixtures'
import {collectTransfers, reportOf, totalOf} from '../transfers'
import {counter, expect, expectRunning, gettingStarted, test} from './fixtures'

/**
 * An example for each frame, with the most gzipped bytes that a press on Edit may load,
 * including the frame. Only two examples need both renderers, which exceed the usual
 * budget of 250 kB.
 */
const examples = [
  [gettingStarted, counter, 250_000],
  ['/docs/api/hooks/use-facet-transition', 'transition', 250_000],
  ['/docs/rendering/overview', 'three-ways-to-show', 280_000],
] as const

for (const [path, name, budget] of examples) {
  test(`${name} loads nothing before Edit, and little then`, async ({
    openUnedited,
    page,
  }) => {
    const [playground] = await openUnedited(path, name)
    const {edit, example, write} = playground
    await expect(example).toHaveAttribute('data-status', 'running')
    await quiet(page)
    const loaded = collectTransfers(page)
    await edit.click()
    await expectRunning(playground)
    const files = await loaded()
    const bytes = totalOf(files)
    const report = reportOf(files)
    test.info().annotations.push({type: 'gzipped', description: `${bytes} B\n${report}`})
    expect(bytes, report).toBeLessThanOrEqual(budget)
    // The editor, the compiler and the frame were not loaded before.
    expect(bytes, report).toBeGreaterThan(200_000)

    // A stored edit does not load them either.
    await write('// mine')
    const reloaded = collectTransfers(page)
    await page.reload()
    await hydrate(page)
    await expect(example.getByText('Edited', {exact: true})).toBeVisible()
    await expect(example).toHaveAttribute('data-status', 'running')
    await quiet(page)
    const editing = new Set(files.map((file) => file.path))
    const paths = (await reloaded()).map((file) => file.path)
    expect(paths.filter((loaded) => editing.has(loaded))).toEqual([])
  })
}
