// @vitest-environment jsdom
import {expect} from 'vitest'
import {
  attribute,
  button,
  element,
  find,
  input,
  play,
  playAll,
  reset,
  textOf,
  type StepContext,
} from './play'

// Many programs log or count what has happened, so the last state proves the steps before it.
// facts/ proves what the pages say about the library.

/** A step that presses a button of one of the two chests, and expects its last result and items. */
function press(check: string, label: string, log: RegExp, items: string) {
  return async ({pass}: StepContext) => {
    const chest = element(`${check} item check`)
    button(label, chest).click()
    await pass()
    expect(textOf(find('.log', chest))).toMatch(log)
    expect([...chest.querySelectorAll('p')].map(textOf)).toContain(`Shown: ${items}`)
  }
}

const written = /^written$/
const thrown = /^TypeError: Cannot read properties of undefined \(reading '0'\)$/

playAll({
  context: play(
    'a new value renders nothing; a new facet renders provider and consumer',
    'Hit',
    {health: 90, provider: 1, consumer: 1},
    'Switch hero and boss',
    'Hit',
    {health: 890, provider: 2, between: 1, consumer: 2},
  ),
  'observe-outside-react': play(
    'the store is observed without hooks, and a reset starts it again',
    'Earn 10 gold',
    {log: 'affordable: false 30 of 50 cleanup of 30 of 50 40 of 50'},
    // `affordable` combines two facets, so it notifies at the end of the write.
    'Price 40',
    {log: /cleanup of 40 of 50\s*40 of 40\s*affordable: true\s*$/},
    reset,
    {log: 'affordable: false 30 of 50', gold: 30},
  ),
  'rule-1-write': play('an equal write does nothing', 'Heal to 100', 'Heal to 100', {
    health: 100,
  }),
  'rule-2-at-once': play(
    'a map of one facet follows it',
    'Hit',
    {status: '20, alive'},
    'Hit',
    'Hit',
    {status: '0, dead'},
  ),
  'rule-3-complete': play(
    'a combination waits until each facet has a value',
    'The health arrives',
    {label: ''},
    'The maximum arrives',
    {label: '80 of 100'},
  ),
  'rule-4-queue': play(
    'a combination that is reached twice has only new values',
    'Train',
    {power: 30},
  ),
  'rule-5-batch': play(
    'a combination follows each write, or the batch',
    'Two writes',
    {label: '200 of 200'},
    'In a batch',
    {label: '300 of 300'},
  ),
  'rule-6-transition': play(
    'a combination follows a transition, and then the batch around it',
    'Travel',
    {title: 'village, day 1'},
    'In a batch',
    {title: 'forest, day 2'},
  ),
  'rule-7-get': play(
    'get() returns the new result inside a batch',
    'Look',
    {seen: 'get() returned 35'},
    'Hit and look in a batch',
    {seen: 'get() returned 25', total: 25},
  ),
  'rule-8-list': play(
    'what is mounted again subscribes again',
    'Open or close',
    {bag: '20 gold missing'},
    'Open or close',
    {bag: null},
  ),
  'rule-9-error': play(
    'after the error, the label is silent for good',
    'Hit',
    {label: 'Ada: 2 left ♥♥', error: /^RangeError/},
    'Rename',
    {label: 'Ada: 2 left ♥♥'},
    reset,
    'Rename',
    {label: 'Grace: 2 left ♥♥'},
  ),
  'svg-gauge': play(
    'the gauge follows the health with one render',
    'Take a hit',
    'Take a hit',
    {health: 40},
    attribute('arc', 'd', 'M 10 60 A 50 50 0 0 1 44.55 12.45'),
    attribute('arc', 'stroke', 'orange'),
    'Take a hit',
    'Take a hit',
    attribute('arc', 'd', null),
    'Heal',
    {health: 20, renders: 1},
    attribute('arc', 'd', 'M 10 60 A 50 50 0 0 1 19.55 30.61'),
    // The arc would have no size if it were not an SVG element.
    () => expect(element('arc')).toBeInstanceOf(SVGElement),
  ),
  'map-items': play(
    'a changed item notifies its row, a changed length renders every row',
    'Use one of the first',
    {'row-0': /Arrow x19.*rendered 1, notified 2/, 'row-1': /rendered 1, notified 1/},
    'Pick up a potion',
    // Rows belong to indexes: the data moves up while the rows stay.
    'Drop the first',
    {
      'row-0': /Torch x4.*opened for Arrow, rendered 3, notified 3/,
      'row-1': /Potion x1.*opened for Torch, rendered 3, notified 2/,
      'row-2': null,
    },
  ),
  mount: play(
    'while there is no value, no screen is mounted; each value mounts its own, an equal one nothing',
    {Menu: null, HUD: null},
    'Pause',
    'Pause',
    'Play',
    {Menu: null, HUD: /./},
    'Pause',
    {Menu: /./, HUD: null, log: 'Menu mounted HUD mounted Menu mounted', renders: 1},
  ),
  times: play(
    'a new count renders every child, and mounts or unmounts the last ones',
    'Gain a life',
    'Lose a life',
    'Lose a life',
    {
      heart: ['heart 0 of 2, rendered 4', 'heart 1 of 2, rendered 4'],
      log: /heart 3 mounted\s+heart 3 unmounted\s+heart 2 unmounted\s*$/,
    },
    'Lose a life',
    'Lose a life',
    {heart: null, renders: 1},
  ),
  with: play(
    'a new value updates the mounted panel, null unmounts it',
    {target: null, mounts: 0},
    'Target the orc',
    'Target the dragon',
    {target: 'Dragon: 900', 'panel-renders': 1, mounts: 1},
    'Clear',
    {target: null},
    'Target the orc',
    {target: 'Orc: 40', mounts: 2, renders: 1},
  ),
  'style-facets': play(
    'a width needs a unit, opacity does not',
    'Advance',
    attribute('percent', 'style', /width: 40%; opacity: 0\.4/),
    attribute('pixels', 'style', /width: 40px/),
    () => expect(element('bare').style.width).toBe(''),
    'Restart',
    attribute('percent', 'style', /width: 0%/),
    {renders: 1},
  ),
  'checkbox-ref': play(
    'the checkbox and the facet stay in sync through the ref',
    {status: 'on'},
    () => input('checkbox').click(),
    {status: 'off'},
    'Toggle from the game',
    {status: 'on'},
    () => expect(input('checkbox').checked).toBe(true),
    {renders: 1},
  ),
  'equality-notifications': play(
    'default, strict and shallow checks notify of different updates',
    'Same object',
    'Equal copy',
    'Moved copy',
    // The strict check sees the same reference: the update is lost.
    'Moved in place',
    {
      default: 'default: notified 5 times, x is 2',
      strict: 'strict: notified 3 times, x is 1',
      shallow: 'shallow: notified 3 times, x is 2',
    },
  ),
  'custom-tolerance-check': play(
    'a check with a tolerance misses slow changes unless it compares with the last accepted value',
    ...Array<string>(6).fill('Walk 2'),
    {
      'no tolerance': 'no tolerance: at 12, notified 7×',
      'tolerance from the last accepted value':
        'tolerance from the last accepted value: at 12, notified 3×',
      'tolerance from the last seen value':
        'tolerance from the last seen value: at 0, notified 1×',
    },
    'Run 10',
    {
      'tolerance from the last seen value':
        'tolerance from the last seen value: at 22, notified 2×',
    },
  ),
  'nullable-defect': play(
    'the nullable check loses a change after null',
    '1. Nothing',
    {'nullable check': /nothing/},
    '2. Elixir',
    '3. Potion',
    {
      'default check': /Potion/,
      'nullable check': /Elixir/,
      'check that resets': /Potion/,
    },
  ),
  'uniform-array-shrink': play(
    'each shorter array throws with a bare item check, and is shown with a wrapped one',
    press('Bare', 'Remove the second row', thrown, 'sword, bow, potion'),
    press('Bare', 'Put it back', written, 'sword, bow, potion'),
    press('Bare', 'Remove the second row', thrown, 'sword, bow, potion'),
    press('Wrapped', 'Remove the second row', written, 'sword, bow'),
    press('Wrapped', 'Put it back', written, 'sword, bow, potion'),
  ),
})
