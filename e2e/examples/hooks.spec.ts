import {expect, type Locator} from '../fixtures'
import {attribute, examplesOf, play} from './play'

examplesOf(
  '/docs/api/hooks/use-facet-callback',
  play(
    'callback',
    'the callback reads current values and keeps its identity',
    'Fire',
    {result: 'Not loaded yet'},
    'Load 2 rounds',
    'Fire',
    {result: 'Bow hits the dragon, 1 left'},
    'Take the crossbow',
    'Fire',
    {result: 'Crossbow hits the dragon, 0 left'},
    'Fire',
    {result: 'Crossbow is empty', 'weapon-renders': 1},
    'Re-render Weapon',
    'Re-render Weapon',
    {'weapon-renders': 3, 'button-renders': 1},
  ),
)

examplesOf(
  '/docs/api/hooks/use-facet-effect',
  play(
    'effect-cleanup-order',
    'cleanup runs before the next effect, inside the write, and on unmount',
    {log: 'effect: play menu'},
    'Write battle',
    {
      log: /write battle\s*cleanup: stop menu\s*effect: play battle\s*the write has returned$/,
    },
    'Write battle',
    {log: /the write has returned\s*write battle\s*the write has returned$/},
    'Unmount',
    {log: /the write has returned\s*cleanup: stop battle$/},
    'Write menu',
    {log: /cleanup: stop battle\s*write menu\s*the write has returned$/},
  ),
)

/** Expects the bar to have the measured width of the nameplate, and returns the width. */
async function expectMeasured(stage: Locator): Promise<number> {
  const plate = stage.getByTestId('plate')
  const width = await plate.evaluate((element: HTMLElement) => element.offsetWidth)
  expect(width).toBeGreaterThan(0)
  await expect(stage.getByTestId('width')).toHaveText(String(width))
  await expect(stage.getByTestId('fill')).toHaveCSS('width', `${width}px`)
  return width
}

examplesOf(
  '/docs/api/hooks/use-facet-layout-effect',
  play(
    'layout-measurement',
    'the bar has the measured width of the nameplate after every change',
    async ({stage}) => {
      const first = await expectMeasured(stage)
      await stage.getByRole('button', {name: 'Larger'}).click()
      const larger = await expectMeasured(stage)
      expect(larger).toBeGreaterThan(first)
      await stage.getByRole('button', {name: 'Give a title'}).click()
      expect(await expectMeasured(stage)).toBeGreaterThan(larger)
    },
    {renders: 1},
  ),
)

examplesOf(
  '/docs/api/hooks/use-facet-map',
  play(
    'combining-facets',
    'a facet of two sources waits for both, then notifies on each write',
    {line: '', notified: 0},
    'The name arrives',
    {line: '', notified: 0},
    'The score arrives',
    {line: 'Ada: 40', notified: 1},
    'Change both',
    {line: 'Grace: 99', notified: 3},
  ),
  play(
    'combining-facets',
    'the order in which the sources get a value does not matter',
    'The score arrives',
    {line: ''},
    'The name arrives',
    {line: 'Ada: 40', notified: 1},
  ),
  play(
    'derived-value',
    'derived facets follow the health, and the status notifies only when it changes',
    {label: '20 / 20', status: 'Steady', notified: 1},
    attribute('fill', 'style', /width: 100%/),
    'Take 5 damage',
    'Take 5 damage',
    {label: '10 / 20', status: 'Steady', notified: 1},
    attribute('fill', 'style', /width: 50%/),
    'Take 5 damage',
    {label: '5 / 20', status: 'Critical', notified: 2},
    'Take 5 damage',
    'Take 5 damage',
    {label: '0 / 20', notified: 2},
    'Heal 5',
    {label: '5 / 20', renders: 1},
  ),
)

examplesOf(
  '/docs/api/hooks/use-facet-memo',
  play(
    'map-vs-memo',
    'with three observers the map calls its selector three times, the memo once',
    {'useFacetMap-calls': 'Selector calls: 3', 'useFacetMemo-calls': 'Selector calls: 1'},
    'Add a kill',
    {'useFacetMap-calls': 'Selector calls: 6', 'useFacetMemo-calls': 'Selector calls: 2'},
    'Add a kill',
    'Add a kill',
    {
      'useFacetMap-calls': 'Selector calls: 12',
      'useFacetMemo-calls': 'Selector calls: 4',
    },
    {
      useFacetMap: /HUD Veteran, scoreboard Veteran, chat Veteran/,
      useFacetMemo: /HUD Veteran, scoreboard Veteran, chat Veteran/,
    },
  ),
)

examplesOf(
  '/docs/api/hooks/use-facet-ref',
  play(
    'facet-ref',
    'one interval reads the current value, without a render',
    'Walk',
    'Walk',
    'Walk',
    {distance: 3, saved: 3},
    'Walk',
    {distance: 4, saved: 4, timers: 1, renders: 1},
  ),
)

examplesOf(
  '/docs/api/hooks/use-facet-state',
  play(
    'use-facet-state-counter',
    'the counter counts, its rank follows, and its component renders once',
    {count: 0, rank: 'Recruit'},
    'Add one',
    'Add one',
    {count: 2, rank: 'Recruit'},
    'Add one',
    {count: 3, rank: 'Veteran'},
    'Set to zero',
    {count: 0, rank: 'Recruit', renders: 1},
  ),
  play(
    'use-facet-state-counter',
    'the rank is written to the page only when it is another one',
    async ({stage}) => {
      const written = await stage.getByTestId('rank').evaluateHandle((node) => {
        const texts: (string | null)[] = []
        const observer = new MutationObserver((changes) => {
          texts.push(...changes.map(({target}) => target.textContent))
        })
        observer.observe(node, {characterData: true, childList: true, subtree: true})
        return texts
      })
      for (let clicks = 0; clicks < 5; clicks += 1) {
        await stage.getByRole('button', {name: 'Add one'}).click()
      }
      await expect(stage.getByTestId('count')).toHaveText('5')
      expect(await written.jsonValue()).toEqual(['Veteran'])
    },
  ),
  play(
    'use-facet-state-mutation',
    'an object changed in place notifies through the setter, and only there',
    {health: 100, 'health-runs': 1, 'ammo-runs': 1},
    'Hit',
    {health: 90, 'health-runs': 2},
    'Hit without the setter',
    {health: 90, 'health-runs': 2},
    // The next write shows both changes.
    'Hit',
    {health: 70, 'health-runs': 3, 'ammo-runs': 1},
  ),
  play(
    'prop-setter',
    'each setter writes one property of a new object',
    {volume: 'Volume 50', subtitles: 'Subtitles on', copied: 'no'},
    'Volume 80',
    {volume: 'Volume 80', subtitles: 'Subtitles on', copied: 'yes'},
    'Subtitles off',
    {volume: 'Volume 80', subtitles: 'Subtitles off', renders: 1},
  ),
  play(
    'reducer',
    'the reducer keeps the magazine, and an equal state notifies nobody',
    {magazine: '2 / 3', runs: 1},
    'Fire',
    'Fire',
    {magazine: '0 / 3', runs: 3},
    'Fire',
    {magazine: '0 / 3', runs: 3},
    'Reload',
    {magazine: '2 / 1'},
    'Fire',
    'Reload',
    {magazine: '2 / 0', runs: 6, renders: 1},
  ),
)

examplesOf(
  '/docs/api/hooks/use-facet-transition',
  play(
    'transition',
    'a transition is pending before the board changes',
    {board: /Round 1 /},
    'Transition',
    {board: /Round 2 /},
    {
      log: [
        'the facet holds round 2',
        'isPending is true',
        'the board shows round 2',
        'isPending is false',
      ].join(' '),
    },
  ),
  play(
    'transition',
    'an urgent write renders the board at once and is never pending',
    'Urgent',
    {board: /Round 2 /, log: 'the facet holds round 2 the board shows round 2'},
  ),
)

examplesOf(
  '/docs/api/hooks/use-facet-unwrap',
  play(
    'unwrap-renders',
    'renders of an unwrapping component',
    {number: 1, 'default check': 2, 'shallow check': 1},
    'Equal values',
    {number: 1, 'default check': 3, 'shallow check': 1},
    'Different values',
    {number: 2, 'default check': 4, 'shallow check': 2},
  ),
)

examplesOf(
  '/docs/api/hooks/use-facet-wrap',
  play(
    'wrap-prop',
    'a wrapped prop follows React state with renders and a facet without',
    {'Plain number': 'Plain number: 100 (renders: 1)', Facet: 'Facet: 100 (renders: 1)'},
    'Hit the plain one',
    {'Plain number': 'Plain number: 90 (renders: 2)'},
    'Hit the facet',
    'Hit the facet',
    {'Plain number': 'Plain number: 90 (renders: 2)', Facet: 'Facet: 80 (renders: 1)'},
    ({stage}) =>
      expect(stage.getByTestId('Facet').locator('.bar-fill')).toHaveAttribute(
        'style',
        /width: 80%/,
      ),
  ),
)

/** Expects the lines below the title of each side. */
function expectLines(sides: Record<string, readonly string[]>) {
  return async ({stage}: {stage: Locator}) => {
    for (const [name, lines] of Object.entries(sides)) {
      const side = stage.getByTestId(name).locator(':scope > div')
      await expect(side).toHaveText([name, ...lines])
    }
  }
}

examplesOf(
  '/docs/api/hooks/use-facet-wrap-memo',
  play(
    'wrap-memo-identity',
    'useFacetWrap returns a facet per value, useFacetWrapMemo always the same',
    expectLines({
      useFacetWrap: ['facets: 1', 'prop 30, get() in render 30', 'notified: 30', '30'],
      useFacetWrapMemo: [
        'facets: 1',
        'prop 30, get() in render 30',
        'notified: 30',
        '30',
      ],
    }),
    'Fire',
    'Fire',
    expectLines({
      useFacetWrap: [
        'facets: 3',
        'prop 28, get() in render 28',
        'notified: 30 29 28',
        '28',
      ],
      useFacetWrapMemo: [
        'facets: 1',
        'prop 28, get() in render 29',
        'notified: 30 29 28',
        '28',
      ],
    }),
    'Re-render',
    {
      useFacetWrapMemo: /facets: 1prop 28, get\(\) in render 28/,
      useFacetWrap: /facets: 3/,
    },
  ),
)
