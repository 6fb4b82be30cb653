// @vitest-environment jsdom
import {expect} from 'vitest'
import {
  after,
  attribute,
  button,
  element,
  find,
  play,
  playAll,
  reset,
  type StepContext,
} from './play'

/** Counts to five, and expects the rank to be written to the page only when it changes. */
async function countToFive({pass}: StepContext): Promise<void> {
  const rank = element('rank')
  const written: string[] = []
  const observer = new MutationObserver(() => written.push(rank.textContent))
  observer.observe(rank, {characterData: true, childList: true, subtree: true})
  for (let clicks = 0; clicks < 5; clicks += 1) {
    button('Add one').click()
    await pass()
  }
  observer.disconnect()
  expect(written).toEqual(['Veteran'])
}

playAll({
  callback: play(
    'the callback reads current values and keeps its identity',
    'Fire',
    {result: 'Not loaded yet'},
    'Load 2 rounds',
    'Take the crossbow',
    'Fire',
    {result: 'Crossbow hits the dragon, 1 left', 'weapon-renders': 1},
    'Re-render Weapon',
    {'weapon-renders': 2, 'button-renders': 1},
  ),
  'effect-cleanup-order': play(
    'cleanup runs before the next effect, inside the write, and on unmount',
    'Write battle',
    {
      log: /write battle\s*cleanup: stop menu\s*effect: play battle\s*the write has returned$/,
    },
    'Write battle',
    'Unmount',
    'Write menu',
    {
      log: /returned\s*write battle\s*the write has returned\s*cleanup: stop battle\s*write menu\s*the write has returned$/,
    },
  ),
  'combining-facets': play(
    'a facet with two sources waits for both, in any order, then notifies on each write',
    'The name arrives',
    {line: '', notified: 0},
    'The score arrives',
    'Change both',
    {line: 'Grace: 99', notified: 3},
    reset,
    'The score arrives',
    {line: '', notified: 0},
    'The name arrives',
    {line: 'Ada: 40', notified: 1},
  ),
  'derived-value': play(
    'derived facets follow the health, and the status notifies only when it changes',
    'Take 5 damage',
    'Take 5 damage',
    {label: '10 / 20', status: 'Steady', notified: 1},
    attribute('fill', 'style', /width: 50%/),
    ...Array<string>(3).fill('Take 5 damage'),
    'Heal 5',
    {label: '5 / 20', status: 'Critical', notified: 2, renders: 1},
  ),
  'map-vs-memo': play(
    'for each value, useFacetMap calls its selector once per observer, useFacetMemo once',
    ...Array<string>(3).fill('Add a kill'),
    {
      'useFacetMap-calls': 'Selector calls: 12',
      'useFacetMemo-calls': 'Selector calls: 4',
      useFacetMap: /HUD Veteran, scoreboard Veteran, chat Veteran/,
      useFacetMemo: /HUD Veteran, scoreboard Veteran, chat Veteran/,
    },
  ),
  'facet-ref': play(
    'one interval reads the current value, and the component renders once',
    'Walk',
    'Walk',
    after(1_000),
    {distance: 2, saved: 2, timers: 1, renders: 1},
  ),
  'use-facet-state-counter': play(
    'the counter counts, its rank follows, and its component renders once',
    {count: 0, rank: 'Recruit'},
    countToFive,
    {count: 5},
    'Set to zero',
    {count: 0, rank: 'Recruit', renders: 1},
  ),
  'use-facet-state-mutation': play(
    'changing an object in place notifies only if done through the setter',
    'Hit',
    'Hit without the setter',
    {health: 90, 'health-runs': 2},
    // The next write shows both changes. The ammo is unchanged, so its map does not notify.
    'Hit',
    {health: 70, 'health-runs': 3, 'ammo-runs': 1},
  ),
  'prop-setter': play(
    'each setter changes one property, in a copy of the object',
    {copied: 'no'},
    'Volume 80',
    {volume: 'Volume 80', subtitles: 'Subtitles on', copied: 'yes'},
    'Subtitles off',
    {volume: 'Volume 80', subtitles: 'Subtitles off', renders: 1},
  ),
  reducer: play(
    'the reducer updates the magazine, and an equal state does not notify',
    'Fire',
    'Fire',
    'Fire',
    {magazine: '0 / 3', runs: 3},
    'Reload',
    'Fire',
    'Reload',
    {magazine: '2 / 0', runs: 6, renders: 1},
  ),
  'unwrap-renders': play(
    'useFacetUnwrap ignores equal numbers and, with a shallow check, equal objects',
    // On mount, the hook reads the object twice; to the default check, the second is a change.
    {number: 1, 'default check': 2, 'shallow check': 1},
    'Equal values',
    {number: 1, 'default check': 3, 'shallow check': 1},
    'Different values',
    {number: 2, 'default check': 4, 'shallow check': 2},
  ),
  'wrap-prop': play(
    'a component renders again when a plain prop changes, but not when the value of a facet does',
    'Hit the plain one',
    'Hit the facet',
    'Hit the facet',
    {'Plain number': 'Plain number: 90 (renders: 2)', Facet: 'Facet: 80 (renders: 1)'},
    () => find('.bar-fill[style*="width: 80%"]'),
  ),
  'wrap-memo-identity': play(
    'useFacetWrap makes a facet per value; useFacetWrapMemo keeps one facet and writes to it after the render',
    'Fire',
    'Fire',
    {
      useFacetWrap: /facets: 3prop 28, get\(\) in render 28notified:\s+30 29 28/,
      useFacetWrapMemo: /facets: 1prop 28, get\(\) in render 29notified:\s+30 29 28/,
    },
    'Re-render',
    {
      useFacetWrap: /facets: 3/,
      useFacetWrapMemo: /facets: 1prop 28, get\(\) in render 28/,
    },
  ),
})
