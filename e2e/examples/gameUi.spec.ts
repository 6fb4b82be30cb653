import {expect, hydrate, runningExample, type Locator, type Page} from '../fixtures'
import {attribute, examplesOf, play} from './play'

const button = (stage: Locator, name: string) => stage.getByRole('button', {name})

/** The slots of the inventory at the start, and after the sword has moved to the fifth. */
const start = ['Sword', 'Potion', 'Map', 'empty', 'empty', 'empty']
const swordInFifth = ['empty', 'Potion', 'Map', 'empty', 'Sword', 'empty']

async function centerOf(slot: Locator) {
  await slot.scrollIntoViewIfNeeded()
  const box = await slot.boundingBox()
  if (!box) throw new Error('The slot is not on the page.')
  return {x: box.x + box.width / 2, y: box.y + box.height / 2}
}

/** Drags with the mouse in several steps, as a person does. */
async function dragBy(page: Page, from: Locator, to: {x: number; y: number}) {
  const {x, y} = await centerOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 2)
  await page.mouse.move(to.x, to.y, {steps: 4})
}

/** Whether a locator still finds the same element. */
const isSame = async (
  now: Locator,
  before: Awaited<ReturnType<Locator['elementHandle']>>,
) => now.evaluate((element, other) => element === other, before)

const storedVolume = (page: Page) =>
  page.evaluate(() => localStorage.getItem('react-facet-docs:volume'))

async function reopen(page: Page): Promise<void> {
  await page.reload()
  await hydrate(page)
  await runningExample(page, 'persistence')
}

examplesOf(
  '/docs/game-ui-development/overview',
  play(
    'frame-pushes',
    '60 pushes of a mutated object notify only what changed and render nothing',
    {health: 'health: 100times notified: 1', ammo: 'ammo: 30times notified: 1'},
    'Play 60 frames',
    {
      health: 'health: 94times notified: 7',
      ammo: 'ammo: 27times notified: 4',
      pushes: 'Pushes from the game: 60. Renders of Hud: 1',
    },
  ),
  play(
    'which-facet-fired',
    'the log names the facets that a change notified, and no other',
    {log: 'player = {"x":0,"health":30} health = 30 isLow = false'},
    'Clear',
    'Walk',
    {log: 'player = {"x":1,"health":30}'},
    'Clear',
    'Hit',
    {log: /^\s*player = \{"x":1,"health":27\}\s+health = 27\s*$/},
    'Hit',
    {log: /isLow = true/},
  ),
  play(
    'keyed-thousand-rows',
    'a change writes one text, and another order moves rows without rendering them',
    {'unit-7': 'Unit 7: 100, rendered 1'},
    'Hit unit 7',
    {'unit-7': 'Unit 7: 90, rendered 1', renders: 'Renders of the list: 1'},
    async ({stage}) => {
      const rows = stage.locator('[data-testid^="unit-"]')
      const seventh = stage.getByTestId('unit-7')
      await expect(rows).toHaveCount(1000)
      const element = await seventh.elementHandle()
      await button(stage, 'Reverse').click()
      await expect(rows.first()).toHaveText('Unit 1000: 100, rendered 1')
      await expect(seventh).toHaveText('Unit 7: 90, rendered 1')
      expect(await isSame(seventh, element)).toBe(true)
      await button(stage, 'Remove the first').click()
      await expect(rows).toHaveCount(999)
      await expect(rows.first()).toHaveText('Unit 999: 100, rendered 1')
    },
    {renders: 'Renders of the list: 3'},
  ),
  play(
    'fade-out',
    'a hidden toast fades before it is unmounted, and stays when it is shown again',
    {toast: null},
    'Show or hide',
    async ({stage}) => {
      const toast = stage.getByTestId('toast')
      await expect(toast).toHaveCSS('opacity', '1')
      const element = await toast.elementHandle()
      // Both presses are in one task, so the toast is shown again before it is unmounted.
      const shownAgain = await button(stage, 'Show or hide').evaluate(
        (toggle: HTMLButtonElement) => {
          toggle.click()
          const shown = document.querySelector<HTMLElement>('[data-testid="toast"]')
          const opacity = shown?.style.opacity
          toggle.click()
          return opacity
        },
      )
      expect(shownAgain).toBe('0')
      await expect(toast).toHaveCSS('opacity', '1')
      expect(await isSame(toast, element)).toBe(true)
    },
    'Show or hide',
    {toast: null},
  ),
  play(
    'spring',
    'a number and its bar move to their target',
    {score: 0},
    async ({stage}) => {
      // All values that are shown from the press on.
      const passed = stage.getByTestId('score').evaluate(
        (element) =>
          new Promise<number[]>((resolve) => {
            const values: number[] = []
            const observer = new MutationObserver(() => {
              values.push(Number(element.textContent))
              if (element.textContent !== '250') return
              observer.disconnect()
              resolve(values)
            })
            observer.observe(element, {
              characterData: true,
              childList: true,
              subtree: true,
            })
          }),
      )
      await button(stage, 'Score 250').click()
      const values = await passed
      expect(values.length).toBeGreaterThan(2)
      expect(values).toEqual(values.toSorted((a, b) => a - b))
      await expect(stage.locator('.bar-fill')).toHaveAttribute('style', /width: 25%/)
    },
    'Start again',
    {score: 0},
  ),
  play(
    'drag-and-drop',
    'an item is dragged by mouse into another slot, and back when it is dropped outside',
    async ({page, stage}) => {
      const slots = stage.getByRole('button')
      await expect(slots).toHaveText(start)
      await dragBy(page, slots.nth(0), await centerOf(slots.nth(4)))
      await expect(stage.getByTestId('status')).toHaveText('In hand: Sword')
      await expect(slots.nth(0).locator('div')).toHaveAttribute('style', /translate\(\d/)
      await page.mouse.up()
      await expect(slots).toHaveText(swordInFifth)

      await dragBy(page, slots.nth(1), {x: 2, y: 2})
      await page.mouse.up()
      await expect(slots).toHaveText(swordInFifth)
    },
  ),
  play('drag-and-drop', 'keys and taps do the same', async ({page, stage}) => {
    const slots = stage.getByRole('button')
    await slots.nth(0).focus()
    await page.keyboard.press('Enter')
    await expect(stage.getByTestId('status')).toHaveText('In hand: Sword')
    await slots.nth(4).focus()
    await page.keyboard.press('Space')
    await expect(slots).toHaveText(swordInFifth)
    await slots.nth(4).click()
    await slots.nth(0).click()
    await expect(slots).toHaveText(start)
  }),
  play(
    'loading-and-errors',
    'it shows the loading state, the error, and the score after a retry',
    async ({stage}) => {
      const error = stage.getByText('The server did not answer.')
      await expect(error).toBeVisible()
      await button(stage, 'Load again').click()
      await expect(stage.getByText('Loading…')).toBeVisible()
      await expect(error).toBeHidden()
      await expect(stage.getByText('Best score: 1002')).toBeVisible()
    },
  ),
  play(
    'loading-and-errors',
    'the answer to an earlier request is dropped',
    async ({stage}) => {
      const error = stage.getByText('The server did not answer.')
      await expect(error).toBeVisible()
      // The second request would succeed; the third, which replaces it, fails.
      await button(stage, 'Load again').dblclick()
      await expect(stage.getByText('Loading…')).toBeVisible()
      await expect(error).toBeVisible()
      await expect(stage.getByText('Best score')).toHaveCount(0)
    },
  ),
  play(
    'screens',
    'screens are opened one over the other; Back and Escape lead back, with the focus',
    {path: 'Main menu'},
    async ({page, stage}) => {
      // The first screen does not take the focus.
      await expect(button(stage, 'Settings')).not.toBeFocused()
      await button(stage, 'Settings').click()
      await expect(button(stage, 'Sound')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(stage.getByTestId('path')).toHaveText('Main menu › Settings › Sound')
      await expect(button(stage, 'Back')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(stage.getByTestId('path')).toHaveText('Main menu › Settings')
      await expect(button(stage, 'Sound')).toBeFocused()
      await button(stage, 'Back').click()
      await expect(stage.getByTestId('path')).toHaveText('Main menu')
      await expect(button(stage, 'Settings')).toBeFocused()
      await page.keyboard.press('Escape')
    },
    {path: 'Main menu'},
  ),
  play(
    'persistence',
    'the volume is there again after the page is reloaded',
    {volume: 'Volume: 50'},
    async ({page}) => expect(await storedVolume(page)).toBeNull(),
    'Louder',
    {volume: 'Volume: 60'},
    ({page}) => reopen(page),
    {volume: 'Volume: 60'},
  ),
  play(
    'persistence',
    'a stored value that is not a number is ignored',
    async ({page}) => {
      await page.evaluate(() =>
        localStorage.setItem('react-facet-docs:volume', '{"broken'),
      )
      await reopen(page)
    },
    {volume: 'Volume: 50'},
  ),
  play(
    'persistence',
    'the volume changes where nothing may be stored',
    ({page}) =>
      page.evaluate(() => {
        localStorage.clear()
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      }),
    'Quieter',
    {volume: 'Volume: 40'},
    async ({page}) => expect(await storedVolume(page)).toBeNull(),
  ),
)

examplesOf(
  '/docs/game-ui-development/shared-facet',
  play(
    'engine-stand-in',
    'the UI asks the stand-in for its data, shows it and calls it',
    attribute('bar', 'style', /width: 40%/),
    {calls: 'ui.subscribe(player.health)'},
    'Drink a potion',
    attribute('bar', 'style', /width: 65%/),
    'Drink a potion',
    'Drink a potion',
    attribute('bar', 'style', /width: 100%/),
    {calls: /drinkPotion\(\)/},
  ),
  play(
    'shared-dynamic-selector',
    'selectors are made once per parameter and share one channel',
    {watched: 'Ada', counts: 'selectors created: 1, channels requested: 1'},
    'Watch the next player',
    {watched: 'Bo', counts: 'selectors created: 2, channels requested: 1'},
    'Watch the next player',
    {watched: 'Cy'},
    'Watch the next player',
    {watched: 'Ada'},
    'Watch the next player',
    {watched: 'Bo', counts: 'selectors created: 3, channels requested: 1'},
  ),
  play(
    'shared-facet-engine',
    'one request serves every observer and the last one to leave stops it',
    {traffic: 'Driver:'},
    'Toggle HUD',
    {HUD: 'HUD: 100'},
    'Toggle map',
    {Map: 'Map: 100', traffic: 'Driver: request player.health;'},
    'Engine: take damage',
    {HUD: 'HUD: 90', Map: 'Map: 90'},
    'Toggle HUD',
    {HUD: null, traffic: 'Driver: request player.health;'},
    'Toggle map',
    {traffic: 'Driver: request player.health; stop player.health;'},
    'Engine: take damage',
    'Toggle HUD',
    {
      HUD: 'HUD: 80',
      traffic:
        'Driver: request player.health; stop player.health; request player.health;',
    },
  ),
  play(
    'shared-prop-setter',
    'the setter changes the object and notifies nobody until the engine pushes',
    {screen: 'on screen: 5', object: "in the engine's object: 5"},
    'Set volume to 8',
    {screen: 'on screen: 5', object: "in the engine's object: 8"},
    'Engine: push the settings',
    {screen: 'on screen: 8'},
  ),
  play(
    'shared-selector',
    'a selector runs once per push for all observers and filters equal results',
    {
      Scoreboard: /Scoreboard: Ada, Bo, Cy/,
      'Scoreboard counts': 'selector runs 1, notified 1',
      'Spectators counts': 'selector runs 1, notified 1',
    },
    'Engine: move',
    'Engine: move',
    {'Scoreboard counts': 'selector runs 3, notified 1'},
    'Engine: hurt',
    {
      Scoreboard: /Scoreboard: Bo, Cy/,
      'Scoreboard counts': 'selector runs 4, notified 2',
      'Spectators counts': 'selector runs 4, notified 2',
    },
  ),
)
