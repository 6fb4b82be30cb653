import {
  expect,
  hydrate,
  openExample,
  openPage,
  runningExample,
  test,
  type Locator,
} from '../fixtures'

// The other examples are played in jsdom (src/examples/test).

const gameUi = '/docs/game-ui-development/overview'

/** A stage's button with exactly this name. */
function button(stage: Locator, name: string): Locator {
  return stage.getByRole('button', {name, exact: true})
}

/** Expects the bar to have the measured width of the nameplate, and returns the width. */
async function expectMeasured(stage: Locator): Promise<number> {
  const plate = stage.getByTestId('plate')
  const width = await plate.evaluate((element: HTMLElement) => element.offsetWidth)
  await expect(stage.getByTestId('width')).toHaveText(String(width))
  await expect(stage.getByTestId('fill')).toHaveCSS('width', `${width}px`)
  return width
}

test('fast-input-two-way: input and facet stay in sync; the caret stays, and maxLength limits the input', async ({
  page,
}) => {
  const stage = await openExample(page, '/docs/api/fast-components', 'fast-input-two-way')
  const input = stage.getByRole('textbox', {name: 'Player name'})
  await expect(input).toHaveValue('Alex')
  await input.press('End')
  await input.press('ArrowLeft')
  await input.press('ArrowLeft')
  await input.pressSequentially('YZ')
  await expect(input).toHaveValue('AlYZex')
  await expect(input).toHaveJSProperty('selectionStart', 4)
  await expect(stage.getByTestId('echo')).toHaveText('AlYZex')
  await button(stage, 'Upper case').click()
  await expect(input).toHaveValue('ALYZEX')
  await button(stage, 'Reset').click()
  await expect(input).toHaveValue('Alex')
  await input.press('End')
  await input.pressSequentially('0123456789')
  await expect(input).toHaveValue('Alex01234567')
  await expect(stage.getByTestId('length')).toHaveText('12')
  await expect(stage.getByTestId('renders')).toHaveText('1')
})

test('form-validation-reset: the form validates, submits and resets with one render', async ({
  page,
}) => {
  const stage = await openExample(page, '/docs/getting-started', 'form-validation-reset')
  const name = stage.getByLabel('Name')
  const difficulty = stage.getByLabel('Difficulty')
  const create = button(stage, 'Create')
  await name.fill('ab')
  await expect(stage.getByText('At least 3 characters')).toBeVisible()
  await expect(create).toBeDisabled()
  // Typing in the middle does not move the caret to the end.
  await name.press('ArrowLeft')
  await name.pressSequentially('lph')
  await expect(name).toHaveValue('alphb')
  await expect(stage.getByText('At least 3 characters')).toBeHidden()
  await difficulty.selectOption('hard')
  await create.click()
  await expect(stage.getByText('Created alphb, hard.')).toBeVisible()
  await button(stage, 'Reset').click()
  await expect(name).toHaveValue('')
  await expect(difficulty).toHaveValue('normal')
  await expect(create).toBeDisabled()
  await expect(stage.getByText('Renders of the form: 1')).toBeVisible()
})

test('layout-measurement: the bar has the measured width of the nameplate after every change', async ({
  page,
}) => {
  const stage = await openExample(
    page,
    '/docs/api/hooks/use-facet-layout-effect',
    'layout-measurement',
  )
  const first = await expectMeasured(stage)
  await button(stage, 'Larger').click()
  const larger = await expectMeasured(stage)
  expect(larger).toBeGreaterThan(first)
  await button(stage, 'Give a title').click()
  expect(await expectMeasured(stage)).toBeGreaterThan(larger)
  await expect(stage.getByTestId('renders')).toHaveText('1')
})

test('transition: a transition is pending until the board changes; an urgent write is never pending', async ({
  page,
}) => {
  const stage = await openExample(
    page,
    '/docs/api/hooks/use-facet-transition',
    'transition',
  )
  await button(stage, 'Urgent').click()
  await expect(stage.getByTestId('board')).toHaveText(/Round 2 /)
  const log = stage.getByTestId('log')
  await expect(log).toHaveText('the facet holds round 2 the board shows round 2')
  await button(stage, 'Transition').click()
  const steps = [
    'the facet holds round 3',
    'isPending is true',
    'the board shows round 3',
    'isPending is false',
  ]
  await expect(log).toHaveText(steps.join(' '))
})

test('the examples of game interfaces work by keyboard, pointer and gamepad, and keep what they store', async ({
  page,
}) => {
  await openPage(page, gameUi)

  await test.step('spatial-focus: arrow keys, a gamepad and its stand-in move the focus to the nearest entry; nothing renders', async () => {
    const stage = await runningExample(page, 'spatial-focus')
    const state = stage.getByTestId('state')
    const expectState = (focus: string, chosen: string, timeout?: number) =>
      expect(state).toHaveText(`Focus: ${focus}, chosen: ${chosen}, renders: 1`, {
        timeout,
      })
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    // The full browser may send the first key to the page, if a frame has just taken the focus.
    await expect(async () => {
      await button(stage, 'Map').focus()
      // Below the third entry is the second of a row of two.
      await press('ArrowRight', 'ArrowRight', 'ArrowDown')
      await expectState('Options', 'none', 2000)
    }).toPass()
    await press('ArrowLeft', 'Enter')
    await expectState('Quests', 'Quests')
    await press('ArrowDown', 'ArrowDown')
    await expectState('Back to the game', 'Quests')
    await press('w', 'd', 'w', 'e')
    await expectState('Skills', 'Skills')

    /** Holds a button of a pad until it has been read three times. */
    const hold = (held: number) =>
      stage.evaluate(async (_, index) => {
        let reads = 0
        navigator.getGamepads = () => {
          reads += 1
          const buttons = Array.from({length: 16}, (_, at) => ({
            pressed: at === index && reads <= 3,
          }))
          return [{buttons}] as unknown as Gamepad[]
        }
        while (reads <= 3) await new Promise(requestAnimationFrame)
      }, held)
    await hold(14)
    await expectState('Bag', 'Skills')
    await hold(0)
    await expectState('Bag', 'Bag')
  })

  await test.step('drag-and-drop: an item is moved by dragging, keys and clicks, and stays if dropped outside', async () => {
    const stage = await runningExample(page, 'drag-and-drop')
    const start = ['Sword', 'Potion', 'Map', 'empty', 'empty', 'empty']
    const swordInFifth = ['empty', 'Potion', 'Map', 'empty', 'Sword', 'empty']
    const status = stage.getByTestId('status')
    const slots = stage.getByRole('button')
    await expect(slots).toHaveText(start)
    await slots.nth(0).hover()
    await page.mouse.down()
    // Forced, because the example has captured the pointer: the slot itself gets no event.
    await slots.nth(4).hover({force: true})
    await expect(status).toHaveText('In hand: Sword')
    await expect(slots.nth(0).locator('div')).toHaveAttribute('style', /translate\(\d/)
    await page.mouse.up()
    await expect(slots).toHaveText(swordInFifth)

    await slots.nth(1).hover()
    await page.mouse.down()
    // Outside the slots, but in the frame: injected events ignore a capture by a frame.
    await status.hover({force: true})
    await page.mouse.up()
    await expect(status).toHaveText('Nothing in hand')
    await expect(slots).toHaveText(swordInFifth)

    await slots.nth(4).press('Enter')
    await expect(status).toHaveText('In hand: Sword')
    await slots.nth(5).press('Space')
    await expect(slots.nth(5)).toHaveText('Sword')
    await slots.nth(5).click()
    await slots.nth(0).click()
    await expect(slots).toHaveText(start)
  })

  await test.step('screens: screens stack; Back and Escape close the top one and restore focus', async () => {
    const stage = await runningExample(page, 'screens')
    const path = stage.getByTestId('path')
    await expect(path).toHaveText('Main menu')
    // The first screen does not take focus.
    await expect(button(stage, 'Settings')).not.toBeFocused()
    await button(stage, 'Settings').click()
    await expect(button(stage, 'Sound')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(path).toHaveText('Main menu › Settings › Sound')
    await expect(button(stage, 'Back')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(path).toHaveText('Main menu › Settings')
    await expect(button(stage, 'Sound')).toBeFocused()
    await button(stage, 'Back').click()
    await expect(path).toHaveText('Main menu')
    await expect(button(stage, 'Settings')).toBeFocused()
  })

  await test.step('persistence: the volume survives a reload; malformed or full storage does no harm', async () => {
    const stage = await runningExample(page, 'persistence')
    const expectVolume = (volume: number) =>
      expect(stage.getByTestId('volume')).toHaveText(`Volume: ${volume}`)
    const reopen = async () => {
      await page.reload()
      await hydrate(page)
      await runningExample(page, 'persistence')
    }
    await expectVolume(50)
    await button(stage, 'Louder').click()
    await reopen()
    await expectVolume(60)
    for (const malformed of [JSON.stringify({'react-facet-docs:volume': '{"'}), '{"']) {
      await page.evaluate(
        (text) => localStorage.setItem('example.persistence.stored', text),
        malformed,
      )
      await reopen()
      await expectVolume(50)
    }
    await page.evaluate(() => {
      localStorage.clear()
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await button(stage, 'Quieter').click()
    await expectVolume(40)
  })
})
