// @vitest-environment jsdom
import {expect} from 'vitest'
import {after, attribute, button, element, find, play, playAll, textOf} from './play'

/** A step that expects nothing but a text above the button. */
const says = (text: string) => () =>
  expect([...document.querySelectorAll('p')].map(textOf)).toEqual([text])

playAll({
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
    async ({pass, stage}) => {
      const seventh = element('unit-7')
      button('Reverse').click()
      await pass()
      const rows = stage.querySelectorAll('[data-testid^="unit-"]')
      expect([...rows].map(textOf)[0]).toBe('Unit 1000: 100, rendered 1')
      expect(element('unit-7')).toBe(seventh)
    },
    {'unit-7': 'Unit 7: 90, rendered 1'},
    'Remove the first',
    ({stage}) =>
      expect(stage.querySelectorAll('[data-testid^="unit-"]')).toHaveLength(999),
    {renders: 'Renders of the list: 3'},
  ),
  'fade-out': play(
    'a hidden toast fades before it unmounts, and stays mounted if shown again',
    {toast: null},
    'Show or hide',
    async ({pass}) => {
      const toast = element('toast')
      const toggle = button('Show or hide')
      expect(toast.style.opacity).toBe('1')
      toggle.click()
      await pass(290)
      expect(toast.style.opacity).toBe('0')
      toggle.click()
      await pass(300)
      expect(element('toast')).toBe(toast)
      expect(toast.style.opacity).toBe('1')
    },
    'Show or hide',
    {toast: /./},
    after(300),
    {toast: null},
  ),
  spring: play(
    'a number counts up to its target, and its bar ends at the matching width',
    after(100),
    {score: 0},
    async ({pass}) => {
      button('Score 250').click()
      const values: number[] = []
      for (let time = 0; time < 1_500; time += 50) {
        await pass(50)
        values.push(Number(textOf(element('score'))))
      }
      expect(new Set(values).size).toBeGreaterThan(2)
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    },
    {score: 250},
    () => expect(find('.bar-fill').style.width).toBe('25%'),
    'Start again',
    after(1_500),
    {score: 0},
  ),
  'loading-and-errors': play(
    'loading, an error and a retry are shown, and an outdated answer is dropped',
    after(300),
    says('The server did not answer.'),
    'Load again',
    says('Loading…'),
    after(300),
    says('Best score: 1002'),
    'Load again',
    after(300),
    says('The server did not answer.'),
    // The fourth request succeeds, but the fifth has replaced it, and fails.
    () => button('Load again').click(),
    'Load again',
    says('Loading…'),
    after(300),
    says('The server did not answer.'),
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
