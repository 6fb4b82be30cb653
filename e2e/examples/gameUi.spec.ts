import {expect, hydrate, runningExample, type Locator} from '../fixtures'
import {
  attribute,
  button,
  play,
  recordTexts,
  testExamples,
  type StepContext,
} from './play'

/** The inventory's slots at the start, and after the sword has moved to the fifth slot. */
const start = ['Sword', 'Potion', 'Map', 'empty', 'empty', 'empty']
const swordInFifth = ['empty', 'Potion', 'Map', 'empty', 'Sword', 'empty']

/** Marks an element, to tell it from one created later. */
const mark = (target: Locator) =>
  target.evaluate((element) => element.setAttribute('data-marked', ''))

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
  'frame-pushes': play(
    '60 pushes of a mutated object notify only the facets that changed and render nothing',
    'Play 60 frames',
    {
      health: 'health: 94times notified: 7',
      ammo: 'ammo: 27times notified: 4',
      pushes: 'Pushes from the game: 60. Renders of Hud: 1',
    },
  ),
  'which-facet-fired': play(
    'the log names exactly the facets that a change notified',
    {log: 'player = {"x":0,"health":30} health = 30 isLow = false'},
    'Clear',
    'Walk',
    'Hit',
    {log: 'player = {"x":1,"health":30} player = {"x":1,"health":27} health = 27'},
    'Hit',
    {log: /health = 24\s+isLow = true\s*$/},
  ),
  'keyed-thousand-rows': play(
    'changing a unit renders nothing, reordering renders the list but no row, and a row can be removed',
    'Hit unit 7',
    {'unit-7': 'Unit 7: 90, rendered 1', renders: 'Renders of the list: 1'},
    async ({stage}) => {
      const rows = stage.locator('[data-testid^="unit-"]')
      const seventh = stage.getByTestId('unit-7')
      await mark(seventh)
      await button(stage, 'Reverse').click()
      await expect(rows.first()).toHaveText('Unit 1000: 100, rendered 1')
      await expect(seventh).toHaveText('Unit 7: 90, rendered 1')
      await expect(seventh).toHaveAttribute('data-marked')
      await button(stage, 'Remove the first').click()
      await expect(rows).toHaveCount(999)
    },
    {renders: 'Renders of the list: 3'},
  ),
  'fade-out': play(
    'a hidden toast fades before it unmounts, and stays mounted if shown again',
    {toast: null},
    'Show or hide',
    async ({stage}) => {
      const toast = stage.getByTestId('toast')
      await expect(toast).toHaveCSS('opacity', '1')
      await mark(toast)
      // Both presses are in one task, so the toast is shown again before it is unmounted.
      const opacityWhileHidden = await button(stage, 'Show or hide').evaluate(
        (toggle: HTMLButtonElement) => {
          toggle.click()
          const fading = document.querySelector<HTMLElement>('[data-testid="toast"]')
          const opacity = fading?.style.opacity
          toggle.click()
          return opacity
        },
      )
      expect(opacityWhileHidden).toBe('0')
      await expect(toast).toHaveCSS('opacity', '1')
      await expect(toast).toHaveAttribute('data-marked')
    },
    'Show or hide',
    {toast: null},
  ),
  spring: play(
    'a number counts up to its target, and its bar ends at the matching width',
    {score: 0},
    async ({stage}) => {
      const texts = await recordTexts(stage.getByTestId('score'))
      await button(stage, 'Score 250').click()
      await expect(stage.getByTestId('score')).toHaveText('250')
      const values = (await texts.jsonValue()).map(Number)
      expect(values.length).toBeGreaterThan(2)
      expect(values).toEqual(values.toSorted((a, b) => a - b))
      await expect(stage.locator('.bar-fill')).toHaveAttribute('style', /width: 25%/)
    },
    'Start again',
    {score: 0},
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
  'loading-and-errors': play(
    'loading, an error and a retry are shown, and an outdated answer is dropped',
    async ({stage}) => {
      const error = stage.getByText('The server did not answer.')
      await expect(error).toBeVisible()
      // Shown for 300 ms: waiting looks at every frame, an assertion less often.
      const loading = stage.getByText('Loading…').waitFor()
      await button(stage, 'Load again').click()
      await loading
      await expect(error).toBeHidden()
      await expect(stage.getByText('Best score: 1002')).toBeVisible()
      await button(stage, 'Load again').click()
      await expect(error).toBeVisible()
      // The fourth request succeeds, but the fifth has replaced it, and fails.
      await button(stage, 'Load again').dblclick()
      await expect(stage.getByText('Loading…')).toBeVisible()
      await expect(error).toBeVisible()
      await expect(stage.getByText('Best score')).toHaveCount(0)
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
  'engine-stand-in': play(
    "the UI shows the stand-in engine's data and calls the engine",
    attribute('bar', 'style', /width: 40%/),
    {calls: 'ui.subscribe(player.health)'},
    'Drink a potion',
    attribute('bar', 'style', /width: 65%/),
    {calls: /drinkPotion\(\)/},
  ),
  'write-back': play(
    'a written value is shown until its own answer; a refusal shows what the game has',
    'Set to 60',
    {volume: 'On screen: 60, in the game: 50, problem: none'},
    'Set to 80',
    'Game: accept',
    {volume: 'On screen: 80, in the game: 60, problem: none'},
    'Game: refuse',
    {volume: 'On screen: 60, in the game: 60, problem: Error: 80 was refused'},
    'Set to 80',
    'Game: accept',
    {volume: 'On screen: 80, in the game: 80, problem: none'},
  ),
  'shared-dynamic-selector': play(
    'one selector is created per parameter, and all selectors share one channel',
    {watched: 'Ada', counts: 'selectors created: 1, channels requested: 1'},
    ...Array<string>(4).fill('Watch the next player'),
    {watched: 'Bo', counts: 'selectors created: 3, channels requested: 1'},
  ),
  'shared-facet-engine': play(
    'one request serves all observers and stops when the last observer unmounts',
    {traffic: 'Driver:'},
    'Toggle HUD',
    'Toggle map',
    'Engine: take damage',
    {HUD: 'HUD: 90', Map: 'Map: 90'},
    'Toggle HUD',
    {HUD: null, traffic: 'Driver: request player.health;'},
    'Toggle map',
    'Engine: take damage',
    'Toggle HUD',
    {
      HUD: 'HUD: 80',
      traffic:
        'Driver: request player.health; stop player.health; request player.health;',
    },
  ),
  'shared-prop-setter': play(
    'the setter changes the object; the screen changes when the engine pushes it',
    'Set volume to 8',
    {screen: 'on screen: 5', object: "in the engine's object: 8"},
    'Engine: push the settings',
    {screen: 'on screen: 8'},
  ),
  'shared-selector': play(
    'a selector runs once per push for all observers; an equal result does not notify them',
    {Scoreboard: /Scoreboard: Ada, Bo, Cy/},
    'Engine: move',
    'Engine: move',
    'Engine: hurt',
    {
      Scoreboard: /Scoreboard: Bo, Cy/,
      'Scoreboard counts': 'selector runs 4, notified 2',
      'Spectators counts': 'selector runs 4, notified 2',
    },
  ),
})
