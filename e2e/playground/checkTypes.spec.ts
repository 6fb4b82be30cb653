import {expectAccessible} from '../axe'
import {intercept, offlineProblems} from '../fixtures'
import {collectTransfers, reportOf, totalOf} from '../transfers'
import {
  counter,
  expect,
  expectRunning,
  expectVisible,
  gettingStarted,
  test,
  type Playground,
} from './fixtures'

/** What an editor shows of types. */
function typesIn({example}: Pick<Playground, 'example'>) {
  return {
    toggle: example.getByRole('button', {name: 'Check types'}),
    errors: example.getByRole('list', {name: 'Type errors'}).getByRole('listitem'),
    none: example.getByText('No type errors.'),
    alert: example.getByRole('alert').filter({hasText: 'Types are not checked'}),
    underlined: example.locator('.cm-lintRange-error'),
    tooltip: example.locator('.cm-tooltip'),
  }
}

test('types are checked on request: errors, types of identifiers and completions, also offline', async ({
  context,
  openEditors,
  page,
  provokes,
}) => {
  provokes(offlineProblems)
  const [playground] = await openEditors(gettingStarted, counter)
  const {editor, example, reset, source, status, write} = playground
  const {toggle, errors, none, underlined, tooltip} = typesIn(playground)
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  const loaded = collectTransfers(page)
  await toggle.press('Enter')
  await expect(page.locator('#announcer')).toContainText('types')
  await expect(none).toBeVisible()
  const files = await loaded()
  expect(totalOf(files), reportOf(files)).toBeLessThanOrEqual(1_600_000)
  // The compiler and the declarations were not loaded before.
  expect(totalOf(files), reportOf(files)).toBeGreaterThan(1_400_000)
  await context.setOffline(true)

  await test.step('an error is underlined, listed and announced, with a link', async () => {
    await write(source.replace('"stat"', '{coins}'))
    await expect(errors).toHaveCount(1)
    await expect(errors).toContainText(/^Line 13: Type 'Facet<number>' .* TS2322/)
    await expect(errors.getByRole('link')).toHaveAttribute(
      'href',
      '/docs/getting-started/#troubleshooting',
    )
    await expect(underlined).toHaveText('className')
    await expect(page.locator('#announcer')).toHaveText(/^1 type error. Line 13: Type/)
    await expectAccessible(page, {part: `[data-example="${counter}"]`})
  })

  await test.step('a keyboard reaches the error, its message and the types', async () => {
    await errors.getByRole('button', {name: 'Line 13'}).press('Enter')
    await expect(editor).toBeFocused()
    await page.keyboard.press('F2')
    await expect(tooltip).toContainText('className?: string')
    await expect(page.locator('#announcer')).toContainText('className?: string')
    await page.keyboard.press('ControlOrMeta+Home')
    await expect(tooltip).toHaveCount(0)
    await page.keyboard.press('F8')
    await expect(tooltip).toContainText("Type 'Facet<number>'")
    await expect(page.locator('#announcer')).toHaveText(/^Type 'Facet<number>'/)
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
  })

  await test.step('a pointer that rests on an identifier shows its type', async () => {
    await editor.getByText('useFacetState').last().hover()
    await expect(tooltip).toContainText('useFacetState<number>(initialValue: ')
  })

  await test.step('names are completed; Tab and Escape do what they always do', async () => {
    await write(
      `import {useFacetM} from '@react-facet/core'\nexport default () => <fast-text />`,
    )
    const options = tooltip.getByRole('option')
    // Otherwise Tab would still leave, because Escape was pressed above.
    await editor.blur()
    await editor.press('ControlOrMeta+Home')
    for (let column = 0; column < 17; column += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+Space')
    await expect(options.first()).toHaveText('useFacetMap')
    // For its first 75 ms, the list takes no keys.
    await page.waitForTimeout(100)
    await page.keyboard.press('Enter')
    await expect(editor).toContainText('import {useFacetMap}')
    await editor.press('ControlOrMeta+End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('te')
    await expect(options).toHaveText(['text'])
    await page.keyboard.press('Tab')
    await expect(editor).toBeFocused()
    await page.keyboard.press('Control+Space')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(toggle).toBeFocused()
  })

  await test.step('without types the editor works as before', async () => {
    await reset.click()
    await expect(none).toBeVisible()
    await toggle.press('Enter')
    await expect(none).toHaveCount(0)
    await write('const wrong: string = 1')
    await expect(status).toContainText('default')
    await expect(errors).toHaveCount(0)
    await expect(underlined).toHaveCount(0)
    await expect(example.getByRole('listbox')).toHaveCount(0)
  })
})

test('the choice is remembered; a checker that fails or hangs does not harm the editor', async ({
  openEditors,
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED/)
  await page.clock.install()
  const [playground] = await openEditors(gettingStarted, counter)
  const {edit, example, source, stage, write} = playground
  const {toggle, alert} = typesIn(playground)

  await test.step('a file is missing', async () => {
    await intercept(page, /types\.\w+\.json/, (route) => route.abort())
    await toggle.press('Enter')
    await expect(alert).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await page.unrouteAll()
  })

  await test.step('the next editor checks by itself', async () => {
    await edit.press('Enter')
    await edit.press('Enter')
    await expectRunning(playground)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(example.getByText('Checking types')).toBeVisible()
  })

  await test.step('the worker does not answer', async () => {
    const [worker] = page.workers()
    // An endless loop would take one of the few cores of a test machine from all other tests.
    await worker?.evaluate(() => {
      self.postMessage = () => undefined
    })
    await write(source.replace('Pick up a coin', 'Take it'))
    await expectVisible(stage.getByRole('button', {name: 'Take it'}))
    // The checker may be asked later than the program is shown.
    await expect(async () => {
      await page.clock.runFor(30_000)
      await expect(alert).toBeVisible({timeout: 1_000})
    }).toPass()
  })

  await test.step('a press starts another one', async () => {
    await toggle.press('Enter')
    await expect(alert).toHaveCount(0)
    await expect.poll(() => page.workers().length).toBe(1)
  })
})
