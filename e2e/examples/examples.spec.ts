import {expect, hydrate, runningExample, type Locator} from '../fixtures'
import {play} from '../../src/examples/test/play'
import {button, testExamples, type StepContext} from './testExamples'

const nameField = (stage: Locator) => stage.getByRole('textbox', {name: 'Player name'})

/** Expects the bar to have the measured width of the nameplate, and returns the width. */
async function expectMeasured(stage: Locator): Promise<number> {
  const plate = stage.getByTestId('plate')
  const width = await plate.evaluate((element: HTMLElement) => element.offsetWidth)
  await expect(stage.getByTestId('width')).toHaveText(String(width))
  await expect(stage.getByTestId('fill')).toHaveCSS('width', `${width}px`)
  return width
}

/** The inventory's slots at the start, and after the sword has moved to the fifth slot. */
const start = ['Sword', 'Potion', 'Map', 'empty', 'empty', 'empty']
const swordInFifth = ['empty', 'Potion', 'Map', 'empty', 'Sword', 'empty']

/** Where the page keeps what the example stores. */
const storageKey = 'example.persistence.stored'

const keepStored = (text: string) => async (context: StepContext) => {
  const entry: [string, string] = [storageKey, text]
  await context.page.evaluate(([key, value]) => localStorage.setItem(key, value), entry)
  await reopen(context)
}

async function reopen({page}: StepContext): Promise<void> {
  await page.reload()
  await hydrate(page)
  await runningExample(page, 'persistence')
}

testExamples({
  'fast-input-two-way': play(
    'input and facet stay in sync; the caret stays, and maxLength limits the input',
    async ({stage}) => {
      const input = nameField(stage)
      await expect(input).toHaveValue('Alex')
      await input.press('End')
      await input.press('ArrowLeft')
      await input.press('ArrowLeft')
      await input.pressSequentially('YZ')
      await expect(input).toHaveValue('AlYZex')
      await expect(input).toHaveJSProperty('selectionStart', 4)
    },
    {echo: 'AlYZex'},
    'Upper case',
    ({stage}) => expect(nameField(stage)).toHaveValue('ALYZEX'),
    'Reset',
    async ({stage}) => {
      await expect(nameField(stage)).toHaveValue('Alex')
      await nameField(stage).press('End')
      await nameField(stage).pressSequentially('0123456789')
      await expect(nameField(stage)).toHaveValue('Alex01234567')
    },
    {length: 12, renders: 1},
  ),
  'form-validation-reset': play(
    'the form validates, submits and resets with one render',
    async ({stage}) => {
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
    },
  ),
  'layout-measurement': play(
    'the bar has the measured width of the nameplate after every change',
    async ({stage}) => {
      const first = await expectMeasured(stage)
      await button(stage, 'Larger').click()
      const larger = await expectMeasured(stage)
      expect(larger).toBeGreaterThan(first)
      await button(stage, 'Give a title').click()
      expect(await expectMeasured(stage)).toBeGreaterThan(larger)
    },
    {renders: 1},
  ),
  transition: play(
    'a transition is pending until the board changes; an urgent write is never pending',
    'Urgent',
    {board: /Round 2 /, log: 'the facet holds round 2 the board shows round 2'},
    'Transition',
    {
      log: [
        'the facet holds round 3',
        'isPending is true',
        'the board shows round 3',
        'isPending is false',
      ].join(' '),
    },
  ),
  'spatial-focus': play(
    'arrow keys, a gamepad and its stand-in move the focus to the nearest entry; nothing renders',
    async ({page, stage}) => {
      const state = stage.getByTestId('state')
      const expectState = (focus: string, chosen: string) =>
        expect(state).toHaveText(`Focus: ${focus}, chosen: ${chosen}, renders: 1`)
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key)
      }
      await button(stage, 'Map').focus()
      // Below the third entry is the second of a row of two.
      await press('ArrowRight', 'ArrowRight', 'ArrowDown')
      await expectState('Options', 'none')
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
    },
  ),
  'drag-and-drop': play(
    'an item is moved by dragging, keys and clicks, and stays if dropped outside',
    async ({page, stage}) => {
      const slots = stage.getByRole('button')
      await expect(slots).toHaveText(start)
      await slots.nth(0).hover()
      await page.mouse.down()
      // Forced, because the example has captured the pointer: the slot itself gets no event.
      await slots.nth(4).hover({force: true})
      await expect(stage.getByTestId('status')).toHaveText('In hand: Sword')
      await expect(slots.nth(0).locator('div')).toHaveAttribute('style', /translate\(\d/)
      await page.mouse.up()
      await expect(slots).toHaveText(swordInFifth)

      await slots.nth(1).hover()
      await page.mouse.down()
      // Outside the slots, but in the frame: injected events ignore a capture by a frame.
      await stage.getByTestId('status').hover({force: true})
      await page.mouse.up()
      await expect(stage.getByTestId('status')).toHaveText('Nothing in hand')
      await expect(slots).toHaveText(swordInFifth)

      await slots.nth(4).press('Enter')
      await expect(stage.getByTestId('status')).toHaveText('In hand: Sword')
      await slots.nth(5).press('Space')
      await expect(slots.nth(5)).toHaveText('Sword')
      await slots.nth(5).click()
      await slots.nth(0).click()
      await expect(slots).toHaveText(start)
    },
  ),
  screens: play(
    'screens stack; Back and Escape close the top one and restore focus',
    {path: 'Main menu'},
    async ({page, stage}) => {
      // The first screen does not take focus.
      await expect(button(stage, 'Settings')).not.toBeFocused()
      await button(stage, 'Settings').click()
      await expect(button(stage, 'Sound')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(stage.getByTestId('path')).toHaveText('Main menu › Settings › Sound')
      await expect(button(stage, 'Back')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(stage.getByTestId('path')).toHaveText('Main menu › Settings')
      await expect(button(stage, 'Sound')).toBeFocused()
    },
    'Back',
    {path: 'Main menu'},
    ({stage}) => expect(button(stage, 'Settings')).toBeFocused(),
  ),
  persistence: play(
    'the volume survives a reload; malformed or full storage does no harm',
    {volume: 'Volume: 50'},
    'Louder',
    reopen,
    {volume: 'Volume: 60'},
    keepStored(JSON.stringify({'react-facet-docs:volume': '{"'})),
    {volume: 'Volume: 50'},
    keepStored('{"'),
    {volume: 'Volume: 50'},
    ({page}) =>
      page.evaluate(() => {
        localStorage.clear()
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      }),
    'Quieter',
    {volume: 'Volume: 40'},
  ),
})
