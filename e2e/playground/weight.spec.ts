import {hydrate, quiet} from '../fixtures'
import {collectTransfers, reportOf, totalOf} from '../transfers'
import {counter, expect, expectRunning, gettingStarted, test} from './fixtures'

/**
 * An example for each frame, and the most that may be loaded when its Edit is pressed, in
 * bytes, gzipped, the frame included. Two renderers are too much for the usual budget of
 * 250 kB; two examples need both.
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
    // The editor, its compiler and the frame: nothing of them was there before.
    expect(bytes, report).toBeGreaterThan(200_000)

    // An edit that is kept changes nothing about that.
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
