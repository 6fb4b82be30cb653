// @vitest-environment jsdom
import {expect} from 'vitest'
import {attribute, find, input, play, playAll} from './play'

/** A step that types into the field of a type. */
const fill = (type: string, text: string) => () => {
  const field = input(type)
  field.value = text
  field.dispatchEvent(new Event('input', {bubbles: true}))
}

/** A step that expects the form to have these texts, and a button that cannot be pressed. */
const cannotLogIn = (username: string, password: string) => () => {
  expect(input('text').value).toBe(username)
  expect(input('password').value).toBe(password)
  expect(input('button').disabled).toBe(true)
}

playAll({
  'goals-leaf-update': play(
    'changing React state renders the panel and its child; changing a facet renders neither',
    ...Array<string>(3).fill('Score 10 points'),
    {
      'react-state': /30.*Panel: 4 renders.*Player name: 4 renders/,
      facet: /30.*Panel: 1 render(?!s).*Player name: 1 render(?!s)/,
    },
  ),
  'getting-started-counter': play(
    'the coin counter counts and its component renders once',
    'Pick up a coin',
    'Pick up a coin',
    {coins: 2, renders: 1},
  ),
  'getting-started-login': play(
    'the form enables its button, logs in, clears the password and renders once',
    fill('text', 'ada'),
    fill('password', 'short'),
    cannotLogIn('ada', 'short'),
    fill('password', 'lovelace'),
    'Log in',
    cannotLogIn('ada', ''),
    {message: 'Welcome back, ada.', renders: 1},
  ),
  'three-ways-to-show': play(
    'one facet is shown in three ways; only the component that unwraps it renders again',
    'Take damage',
    'Take damage',
    {
      custom: 'Custom renderer: 80 (renders: 1)',
      'by-hand': 'By hand: 80 (renders: 1)',
      unwrapped: 'Unwrapped: 80 (renders: 3)',
    },
  ),
  'manual-binding': play(
    'an equal value does not run the effect; a new value updates the meter',
    'Cool to 40',
    'Heat to 90',
    {label: '90 %, too hot', runs: 2, renders: 1},
    () => {
      expect(find('[role="img"]').ariaLabel).toBe('Reactor heat 90 %')
      expect(find('.bar-fill').style.width).toBe('90%')
    },
  ),
  portal: play(
    'a memoised portal mounts once; one created on each render mounts each time',
    'Re-render',
    {renders: 2},
    'Re-render',
    {
      renders: 3,
      layer: /Memoised portal.*Fresh portal/,
      memoised: 'useMemo: mounted 1',
      fresh: 'New on each render: mounted 3',
    },
  ),
  'custom-renderer-island': play(
    'a facet updates the island without a render; rendering the lobby does not render the island',
    'Slow the network',
    'Switch tab',
    {tab: 'Friends', ping: '50 ms, good'},
    'Slow the network',
    {ping: '80 ms, poor', 'lobby-renders': 2, 'island-renders': 1},
    attribute('fill', 'style', 'width: 80%;'),
  ),
  'error-boundary': play(
    "an error in an effect's first run reaches the boundary; an error in a later run is thrown by the setter",
    // React logs a caught error, with more detail in development.
    ({provokes}) =>
      provokes(/no map for this level|The above error occurred in the <Minimap>/),
    {fallback: /Caught: no map for this level/},
    'Load castle',
    {report: 'nothing thrown'},
    'Try again',
    {map: 'Map of castle', fallback: null},
    'Load broken',
    {report: 'setLevel threw: Error: no map for this level', fallback: null},
  ),
})
