import {expect, type Locator} from '../fixtures'
import {attribute, examplesOf, play} from './play'

examplesOf(
  '/docs/api/helpers',
  play(
    'batch-diamond',
    'a diamond notifies once per write, and a batch of two writes once',
    {log: 'total 25'},
    'Write base',
    {log: 'total 25 total 50'},
    'Write base, then bonus',
    {log: 'total 25 total 50 total 75 total 76'},
    'Write both in a batch',
    {log: 'total 25 total 50 total 75 total 76 total 102', total: 102},
  ),
  play(
    'context',
    'new content renders nothing, another facet renders provider and consumer',
    {health: 100},
    'Hit',
    'Hit',
    {health: 80, provider: 1, consumer: 1},
    'Switch hero and boss',
    {health: 900, provider: 2, between: 1, consumer: 2},
    'Hit',
    {health: 890, consumer: 2},
  ),
  play(
    'observe-outside-react',
    'the store is observed without hooks',
    {gold: 30, log: 'affordable: false 30 of 50'},
    'Earn 10 gold',
    {log: 'affordable: false 30 of 50 cleanup of 30 of 50 40 of 50'},
    // The derived facet has two sources, so it changes at the end of the batch of the write.
    'Price 40',
    {log: /cleanup of 40 of 50\s*40 of 40\s*affordable: true\s*$/},
  ),
  play('observe-outside-react', 'the store outlives the component', {
    log: 'affordable: true 40 of 40',
    gold: 40,
  }),
)

const nameOf = (stage: Locator) => stage.getByRole('textbox', {name: 'Player name'})

examplesOf(
  '/docs/api/fast-components',
  play(
    'fast-input-two-way',
    'typing updates the facet and a write updates the input',
    ({stage}) => expect(nameOf(stage)).toHaveValue('Alex'),
    ({stage}) => nameOf(stage).fill('Sam'),
    {echo: 'Sam', length: 3},
    'Upper case',
    ({stage}) => expect(nameOf(stage)).toHaveValue('SAM'),
    {echo: 'SAM'},
    'Reset',
    ({stage}) => expect(nameOf(stage)).toHaveValue('Alex'),
    {renders: 1},
  ),
  play(
    'fast-input-two-way',
    'typing in the middle keeps the caret',
    async ({stage}) => {
      const input = nameOf(stage)
      await input.press('End')
      await input.press('ArrowLeft')
      await input.press('ArrowLeft')
      await input.pressSequentially('YZ')
      await expect(input).toHaveValue('AlYZex')
      await expect(input).toHaveJSProperty('selectionStart', 4)
    },
    {echo: 'AlYZex'},
  ),
  play(
    'fast-input-two-way',
    'maxLength limits what can be typed',
    async ({stage}) => {
      await nameOf(stage).fill('')
      await nameOf(stage).pressSequentially('0123456789ABCDEF')
      await expect(nameOf(stage)).toHaveValue('0123456789AB')
    },
    {length: 12},
  ),
  play(
    'fast-text-vs-unwrap',
    'fast-text renders its component once, useFacetUnwrap renders on each change',
    {'leaf-ammo': 3, 'unwrap-ammo': 3, 'leaf-renders': 1, 'unwrap-renders': 1},
    'Fire',
    'Fire',
    'Fire',
    {'leaf-ammo': 0, 'unwrap-ammo': 0, 'leaf-renders': 1, 'unwrap-renders': 4},
    'Fire',
    {'leaf-renders': 1, 'unwrap-renders': 4},
  ),
  play('fast-text-vs-unwrap', 'an equal value renders nothing', 'Reload', {
    'leaf-renders': 1,
    'unwrap-renders': 1,
  }),
  play(
    'svg-gauge',
    'the gauge follows the health with one render',
    {health: 100},
    attribute('arc', 'd', 'M 10 60 A 50 50 0 0 1 110.00 60.00'),
    attribute('arc', 'stroke', 'seagreen'),
    'Take a hit',
    'Take a hit',
    {health: 40},
    attribute('arc', 'd', 'M 10 60 A 50 50 0 0 1 44.55 12.45'),
    attribute('arc', 'stroke', 'orange'),
    'Take a hit',
    attribute('arc', 'stroke', 'crimson'),
    'Take a hit',
    {health: 0},
    ({stage}) => expect(stage.getByTestId('arc')).not.toHaveAttribute('d'),
    'Heal',
    {health: 20, renders: 1},
    attribute('arc', 'd', 'M 10 60 A 50 50 0 0 1 19.55 30.61'),
    ({stage}) =>
      expect(stage.getByTestId('arc')).toHaveJSProperty(
        'namespaceURI',
        'http://www.w3.org/2000/svg',
      ),
  ),
)

examplesOf(
  '/docs/api/mount-components',
  play(
    'map-items',
    'a changed item notifies its row, a changed length renders every row',
    {
      'row-0': /Arrow x20.*opened for Arrow, rendered 1, notified 1/,
      'row-1': /opened for Torch, rendered 1, notified 1/,
    },
    'Use one of the first',
    {
      'row-0': /Arrow x19.*rendered 1, notified 2/,
      'row-1': /rendered 1, notified 1/,
    },
    'Pick up a potion',
    {
      'row-0': /rendered 2, notified 2/,
      'row-1': /rendered 2, notified 1/,
      'row-2': /opened for Potion, rendered 1, notified 1/,
    },
    // Rows belong to indexes: the data moves up while the rows stay.
    'Drop the first',
    {
      'row-0': /Torch x4.*opened for Arrow, rendered 3, notified 3/,
      'row-1': /Potion x1.*opened for Torch, rendered 3, notified 2/,
      'row-2': null,
    },
  ),
  play(
    'mount',
    'nothing is mounted without a value, then one of the two screens',
    {Menu: null, HUD: null},
    'Pause',
    {Menu: /./, HUD: null},
    // An equal value mounts nothing.
    'Pause',
    {log: 'Menu mounted'},
    'Play',
    {Menu: null, HUD: /./, log: 'Menu mounted HUD mounted'},
    'Pause',
    {HUD: null, log: 'Menu mounted HUD mounted Menu mounted', renders: 1},
  ),
  play(
    'times',
    'a new count renders every child and mounts or unmounts at the end',
    {
      heart: [
        'heart 0 of 3, rendered 1',
        'heart 1 of 3, rendered 1',
        'heart 2 of 3, rendered 1',
      ],
      log: 'heart 0 mounted heart 1 mounted heart 2 mounted',
    },
    'Gain a life',
    {
      heart: [
        'heart 0 of 4, rendered 2',
        'heart 1 of 4, rendered 2',
        'heart 2 of 4, rendered 2',
        'heart 3 of 4, rendered 1',
      ],
    },
    'Lose a life',
    'Lose a life',
    {
      heart: ['heart 0 of 2, rendered 4', 'heart 1 of 2, rendered 4'],
      log: /heart 3 mounted\s+heart 3 unmounted\s+heart 2 unmounted\s*$/,
    },
    'Lose a life',
    'Lose a life',
    'Lose a life',
    {heart: null, renders: 1},
  ),
  play(
    'with',
    'another value updates the mounted panel, null unmounts it',
    {target: null, mounts: 0},
    'Target the orc',
    {target: 'Orc: 40', mounts: 1},
    'Target the dragon',
    {target: 'Dragon: 900', 'panel-renders': 1, mounts: 1},
    'Clear',
    {target: null},
    'Target the orc',
    {target: 'Orc: 40', 'panel-renders': 1, mounts: 2, renders: 1},
  ),
)

/** Expects the inline styles that the example wrote. */
function expectStyles(styles: Record<string, [property: string, value: string]>) {
  return async ({stage}: {stage: Locator}) => {
    for (const [testId, [property, value]] of Object.entries(styles)) {
      const bar = stage.getByTestId(testId)
      await expect(bar).toHaveJSProperty(`style.${property}`, value)
    }
  }
}

examplesOf(
  '/docs/api/supported-attributes',
  play(
    'style-facets',
    'a width needs a unit, opacity does not',
    expectStyles({percent: ['width', '20%'], pixels: ['width', '20px']}),
    expectStyles({percent: ['opacity', '0.2'], bare: ['width', '']}),
    'Advance',
    expectStyles({percent: ['width', '40%'], pixels: ['width', '40px']}),
    expectStyles({percent: ['opacity', '0.4'], bare: ['width', '']}),
    'Restart',
    expectStyles({percent: ['width', '0%']}),
    {renders: 1},
  ),
  play(
    'checkbox-ref',
    'the box and the facet follow each other through the ref',
    ({stage}) => expect(stage.getByRole('checkbox')).toBeChecked(),
    {status: 'on'},
    ({stage}) => stage.getByRole('checkbox', {name: 'Subtitles'}).click(),
    ({stage}) => expect(stage.getByRole('checkbox')).not.toBeChecked(),
    {status: 'off'},
    'Toggle from the game',
    ({stage}) => expect(stage.getByRole('checkbox')).toBeChecked(),
    {status: 'on'},
    ({stage}) => stage.getByRole('checkbox').press('Space'),
    ({stage}) => expect(stage.getByRole('checkbox')).not.toBeChecked(),
    {status: 'off', renders: 1},
  ),
)

examplesOf(
  '/docs/api/equality-checks',
  play(
    'equality-notifications',
    'what default, strict and shallow checks let through',
    {
      default: 'default: notified 1 times, x is 0',
      strict: 'strict: notified 1 times, x is 0',
      shallow: 'shallow: notified 1 times, x is 0',
    },
    'Same object',
    {default: /notified 2 times/, strict: /notified 1 times/, shallow: /notified 1/},
    'Equal copy',
    {default: /notified 3 times/, strict: /notified 2 times/, shallow: /notified 1/},
    'Moved copy',
    {
      default: 'default: notified 4 times, x is 1',
      strict: 'strict: notified 3 times, x is 1',
      shallow: 'shallow: notified 2 times, x is 1',
    },
    // The strict check sees the same reference: the update is lost.
    'Moved in place',
    {
      default: 'default: notified 5 times, x is 2',
      strict: 'strict: notified 3 times, x is 1',
      shallow: 'shallow: notified 3 times, x is 2',
    },
  ),
)

examplesOf(
  '/docs/api/equality-checks/custom-equality-checks',
  play(
    'custom-tolerance-check',
    'a tolerance compares with the last accepted value, or it drifts',
    'Walk 2',
    'Walk 2',
    {
      'no tolerance': 'no tolerance: at 4, notified 3×',
      'from the last accepted': 'from the last accepted: at 0, notified 1×',
      'from the last seen': 'from the last seen: at 0, notified 1×',
    },
    'Walk 2',
    'Walk 2',
    'Walk 2',
    'Walk 2',
    {
      'no tolerance': 'no tolerance: at 12, notified 7×',
      'from the last accepted': 'from the last accepted: at 12, notified 3×',
      'from the last seen': 'from the last seen: at 0, notified 1×',
    },
    'Run 10',
    {
      'no tolerance': 'no tolerance: at 22, notified 8×',
      'from the last accepted': 'from the last accepted: at 22, notified 4×',
      'from the last seen': 'from the last seen: at 22, notified 2×',
    },
  ),
)

examplesOf(
  '/docs/api/equality-checks/shallow-object-equality-check',
  play(
    'nullable-defect',
    'the nullable check loses a change after null',
    {
      'default check': 'default check: Potion',
      'nullable check': 'nullable check: Potion',
      'check that resets': 'check that resets: Potion',
    },
    '1. Nothing',
    {
      'default check': /nothing/,
      'nullable check': /nothing/,
      'check that resets': /nothing/,
    },
    '2. Elixir',
    {
      'default check': /Elixir/,
      'nullable check': /Elixir/,
      'check that resets': /Elixir/,
    },
    '3. Potion',
    {
      'default check': /Potion/,
      'nullable check': /Elixir/,
      'check that resets': /Potion/,
    },
  ),
)

const chestOf = (stage: Locator, check: string) =>
  stage.getByTestId(`${check} item check`)
const remove = (chest: Locator) =>
  chest.getByRole('button', {name: 'Remove the second row'}).click()
const putBack = (chest: Locator) =>
  chest.getByRole('button', {name: 'Put it back'}).click()

examplesOf(
  '/docs/api/equality-checks/create-uniform-array-equality-check',
  play(
    'uniform-array-shrink',
    'a shorter array throws with a bare item check',
    async ({stage}) => {
      const chest = chestOf(stage, 'Bare')
      // Each write of the shorter array fails, not only the first.
      for (let attempt = 0; attempt < 2; attempt++) {
        await remove(chest)
        await expect(chest.locator('.log')).toHaveText(
          /^TypeError: Cannot read properties of undefined \(reading '0'\)$/,
        )
        await expect(chest).toContainText('Shown: sword, bow, potion')
      }
      await putBack(chest)
      await expect(chest.locator('.log')).toHaveText('written')
    },
  ),
  play(
    'uniform-array-shrink',
    'a shorter array is shown with a wrapped item check',
    async ({stage}) => {
      const chest = chestOf(stage, 'Wrapped')
      await expect(chest).toContainText('Shown: sword, bow, potion')
      await remove(chest)
      await expect(chest.locator('.log')).toHaveText('written')
      await expect(chest).not.toContainText('potion')
      await expect(chest).toContainText('Shown: sword, bow')
      await putBack(chest)
      await expect(chest).toContainText('Shown: sword, bow, potion')
    },
  ),
)
