import {expectAccessible, expectAccessibleAtEachSize, expectFrameAccessible} from '../axe'
import {quickOrDeep} from '../deep'
import {
  holdScripts,
  hydrate,
  intercept,
  offlineProblems,
  waitUntilIdle,
} from '../fixtures'
import {
  counter,
  expect,
  expectRunning,
  expectText,
  expectVisible,
  gettingStarted,
  playgroundOf,
  startEditing,
  test,
  type Page,
} from './fixtures'

/** Two are enough: colours depend only on the theme, layout only on the width. */
const looks = [
  {theme: 'dark', width: 1280},
  // The site itself has no light theme.
  ...quickOrDeep([], [{theme: 'light', width: 390}]),
]

/** Scans an example with axe in both looks. */
async function expectExampleAccessible(page: Page): Promise<void> {
  for (const {theme, width} of looks) {
    await page.setViewportSize({width, height: 800})
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    await expectAccessible(page, {part: `[data-example="${counter}"]`})
  }
}

test('an edited example has no axe violations', async ({openExamples, page}) => {
  const [playground] = await openExamples(gettingStarted, counter)
  const {edit, example, status, source, stage, write} = playground

  await test.step('while the editor loads', async () => {
    const release = await holdScripts(page)
    await edit.click()
    await expect(example.getByRole('progressbar')).toBeVisible()
    await expect(page.locator('#announcer')).toHaveText('Loading the editor…')
    // The unedited example is still shown.
    await expectVisible(stage.getByRole('button'))
    await expectAccessibleAtEachSize(page, `[data-example="${counter}"]`)
    release()
    await expectRunning(playground)
    await expect(example.getByRole('progressbar')).toHaveCount(0)
    await expect(page.locator('#announcer')).toBeEmpty()
  })

  await test.step('while a program runs', async () => {
    await expectExampleAccessible(page)
    // The frame follows the page's theme, which the scan has made dark.
    await expect(stage.locator('html')).toHaveAttribute('data-theme', 'dark')
    const programFrames = page.frames().filter((frame) => frame.url() === 'about:srcdoc')
    expect(programFrames).toHaveLength(1)
    for (const frame of programFrames) await expectFrameAccessible(frame)
  })

  await test.step('with an error', async () => {
    await write(`${source}\nconst = 1`)
    await expect(status).toContainText('Unexpected token')
    await expectExampleAccessible(page)
  })
})

test('failures to load are shown and retried; the editor is opened, used, left and closed by keyboard', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  const playground = playgroundOf(page, counter)
  const {edit, editor, example, stage, status, write} = playground

  await test.step('the example cannot be loaded, and the next press of Run works', async () => {
    const run = example.getByRole('button', {name: 'Run'})
    for (const [files, message] of [
      [/playground\/runner/, 'could not be loaded'],
      [/playground\/.*json/, 'could not be loaded'],
      [/playground\/.*html/, 'frame could not be loaded'],
    ] as const) {
      await page.goto(gettingStarted)
      await intercept(page, files, (route) => route.abort('internetdisconnected'))
      await run.click()
      if (message.startsWith('frame')) await page.clock.runFor(15_000)
      await expect(example.getByRole('alert')).toContainText(message)
      await page.unrouteAll()
      await run.click()
      await expect(example).toHaveAttribute('data-status', 'running')
      await expect(example.getByRole('alert')).toHaveCount(0)
    }
  })

  await test.step('the editor cannot be loaded', async () => {
    await hydrate(page)
    await waitUntilIdle(page)
    await intercept(page, /assets\/js\//, (route) => route.abort('internetdisconnected'))
    await edit.click()
    await expect(example.getByRole('alert')).toContainText('could not be loaded')
    await expectExampleAccessible(page)
    await page.unrouteAll()
  })

  await test.step('the second press loads it', async () => {
    await edit.focus()
    await page.keyboard.press('Enter')
    await expectRunning(playground)
    await expect(status).toBeEmpty()
    await expect(editor).toBeFocused()
    await expect(edit).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step("Tab indents; '/' is a character, not the search shortcut", async () => {
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('Tab')
    await page.keyboard.type('// mine')
    await page.keyboard.press('Enter')
    await expect(editor.locator('.cm-line').first()).toHaveText('  // mine')
    await expect(editor).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectText(stage.getByTestId('coins'), '0')
  })

  await test.step('after Escape, Tab leaves the editor, and Edit closes it', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Tab')
    await expect(example.getByRole('button', {name: 'Copy code'})).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(editor).toBeFocused()
    await page.keyboard.press('Escape')
    // The reader may wait before the next key.
    await page.clock.fastForward(60_000)
    await page.keyboard.press('Tab')
    await expect(editor).not.toBeFocused()

    await edit.focus()
    await page.keyboard.press('Enter')
    await expect(editor).toHaveCount(0)
    await expect(edit).toBeFocused()
  })

  await test.step('a program runs 300 ms after the last key', async () => {
    await startEditing([playground])
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await write('const = 1')
    await page.clock.runFor(299)
    await write('\nconst = 1')
    await page.clock.runFor(299)
    await expect(status).toBeEmpty()
    await page.clock.runFor(1)
    await expect(status).toHaveText('Line 2: Unexpected token')
  })
})

test('an editor that opens moves nothing, works offline, goes below the navbar and fits on a phone', async ({
  context,
  openExamples,
  page,
  provokes,
}) => {
  provokes(offlineProblems)
  const [playground] = await openExamples(gettingStarted, counter)
  const other = playgroundOf(page, 'getting-started-login')
  const {edit, editor, example, reset, source, stage, status, write} = playground

  await test.step('the frame of a program has its final height when it appears', async () => {
    await expect(example).toHaveAttribute('data-status', 'running')
    // If the editor moved, a click could land on something else, such as the program.
    const heightWhenShown = example.evaluate(
      (figure) =>
        new Promise<string>((resolve) => {
          new MutationObserver(() => {
            const frame = figure.querySelector<HTMLElement>('iframe[data-state="shown"]')
            if (frame) resolve(frame.style.height)
          }).observe(figure, {subtree: true, attributeFilter: ['data-state']})
        }),
    )
    await edit.click()
    await expectRunning(playground)
    const height = await heightWhenShown
    expect(parseFloat(height)).toBeGreaterThan(50)
    await expect(example.locator('iframe')).toHaveCSS('height', height)
  })

  await test.step('the navbar covers a focused editor that is scrolled under it', async () => {
    const focus = page.locator('.cm-focused')
    await editor.focus()
    await expect(focus).toHaveCount(1)
    const line = editor.locator('.cm-line').nth(3)
    await line.evaluate((element) => element.scrollIntoView({block: 'start'}))
    expect((await editor.boundingBox())?.y).toBeLessThan(0)
    // A screenshot of the navbar itself would scroll the page to it.
    const picture = () => page.screenshot({clip: {x: 0, y: 0, width: 1280, height: 50}})
    const withFocus = await picture()
    await editor.evaluate((element) => element.blur())
    await expect(focus).toHaveCount(0)
    expect(withFocus.equals(await picture())).toBe(true)
  })

  await test.step('a loaded editor works offline', async () => {
    // The second one is opened before its example has come into view and run.
    await startEditing([other])
    await context.setOffline(true)
    await write(source.replace('Pick up a coin', 'Take it'))
    await expectVisible(stage.getByRole('button', {name: 'Take it'}))
    await write('const a = ;')
    await expect(status).toHaveText('Line 1: Unexpected token')
    await reset.click()
    await expectVisible(stage.getByRole('button', {name: 'Pick up a coin'}))
    for (const opened of [playground, other]) {
      await opened.edit.click()
      await expect(opened.example.locator('[data-playground]')).toHaveCount(0)
      await expect(opened.example).toHaveAttribute('data-status', 'running')
    }
    await context.setOffline(false)
  })

  await test.step('on a phone nothing overflows, and the frame is high enough for its program', async () => {
    await page.setViewportSize({width: 390, height: 844})
    await startEditing([playground])
    const long = '<p>{"A long line of text. ".repeat(40)}</p>'
    await write(source.replace('<p className="stat"', `${long}$&`))
    await expectVisible(stage.getByText('A long line'))
    await expect
      .poll(async () => {
        const frame = await example.locator('iframe').boundingBox()
        const text = await stage.getByText('Renders:').boundingBox()
        return frame && text && text.y + text.height <= frame.y + frame.height
      })
      .toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
