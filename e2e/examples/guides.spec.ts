import {expect, type Locator} from '../fixtures'
import {attribute, examplesOf, play} from './play'

examplesOf(
  '/docs/goals',
  play(
    'goals-leaf-update',
    'React state renders the panel and its child, a facet renders neither',
    {'react-state': /Panel: 1 render/, facet: /Panel: 1 render/},
    'Score 10 points',
    'Score 10 points',
    'Score 10 points',
    {
      'react-state': /30.*Panel: 4 renders.*Player name: 4 renders/,
      facet: /30.*Panel: 1 render(?!s).*Player name: 1 render(?!s)/,
    },
  ),
)

const button = (stage: Locator, name: string) => stage.getByRole('button', {name})

examplesOf(
  '/docs/getting-started',
  play(
    'getting-started-counter',
    'the coin counter counts and its component renders once',
    {coins: 0},
    'Pick up a coin',
    'Pick up a coin',
    'Pick up a coin',
    {coins: 3, renders: 1},
  ),
  play(
    'getting-started-login',
    'the form enables its button, logs in, clears the password and renders once',
    async ({stage}) => {
      const username = stage.getByLabel('Username')
      const password = stage.getByLabel('Password')
      const logIn = button(stage, 'Log in')
      await expect(logIn).toBeDisabled()
      await username.fill('ada')
      await password.fill('short')
      await expect(logIn).toBeDisabled()
      await password.fill('lovelace')
      await logIn.click()
      await expect(username).toHaveValue('ada')
      await expect(password).toHaveValue('')
      await expect(logIn).toBeDisabled()
    },
    {message: 'Welcome back, ada.', renders: 1},
  ),
  play(
    'form-validation-reset',
    'the form checks the name, sends name and select, resets both and renders once',
    async ({stage}) => {
      const name = stage.getByLabel('Name')
      const difficulty = stage.getByLabel('Difficulty')
      const create = button(stage, 'Create')
      await expect(difficulty).toHaveValue('normal')
      await expect(create).toBeDisabled()
      await name.fill('ab')
      await expect(stage.getByText('At least 3 letters')).toBeVisible()
      await expect(create).toBeDisabled()
      await name.fill('Overworld')
      await expect(stage.getByText('At least 3 letters')).toBeHidden()
      await difficulty.selectOption('hard')
      await create.click()
      await expect(stage.getByText('Created Overworld, hard.')).toBeVisible()
      await button(stage, 'Reset').click()
      await expect(name).toHaveValue('')
      await expect(difficulty).toHaveValue('normal')
      await expect(create).toBeDisabled()
      await expect(stage.getByText('Renders of the form: 1')).toBeVisible()
    },
  ),
  play(
    'form-validation-reset',
    'typing in the middle of the name keeps the caret',
    async ({stage}) => {
      const name = stage.getByLabel('Name')
      await name.fill('Nethr')
      await name.press('ArrowLeft')
      await name.pressSequentially('ea')
      await expect(name).toHaveValue('Nethear')
    },
  ),
)

examplesOf(
  '/docs/rendering/overview',
  play(
    'three-ways-to-show',
    'one facet is shown in three ways; only unwrapping renders again',
    {
      custom: 'Custom renderer: 100 (renders: 1)',
      'by-hand': 'By hand: 100 (renders: 1)',
      unwrapped: 'Unwrapped: 100 (renders: 1)',
    },
    'Take damage',
    {unwrapped: 'Unwrapped: 90 (renders: 2)'},
    'Take damage',
    {
      custom: 'Custom renderer: 80 (renders: 1)',
      'by-hand': 'By hand: 80 (renders: 1)',
      unwrapped: 'Unwrapped: 80 (renders: 3)',
    },
  ),
)

const expectMeter = (heat: number) => (played: {stage: Locator}) =>
  expect(played.stage.getByRole('img')).toHaveAccessibleName(`Reactor heat ${heat} %`)

examplesOf(
  '/docs/rendering/using-facets-manually',
  play(
    'manual-binding',
    'an equal value does not run the effect, and another one writes by hand',
    {label: '40 %', runs: 1},
    expectMeter(40),
    'Cool to 40',
    {runs: 1},
    'Heat to 90',
    {label: '90 %, too hot', runs: 2},
    expectMeter(90),
    ({stage}) =>
      expect(stage.locator('.bar-fill')).toHaveAttribute('style', 'width: 90%;'),
    'Cool to 40',
    {runs: 3, renders: 1},
  ),
)

examplesOf(
  '/docs/rendering/using-the-custom-renderer',
  play(
    'portal',
    'a memoised portal mounts once, a fresh one on every render',
    {
      layer: /Memoised portal.*Fresh portal/,
      memoised: 'useMemo: mounted 1',
      fresh: 'New on each render: mounted 1',
    },
    'Re-render',
    {renders: 2},
    'Re-render',
    {renders: 3},
    {memoised: 'useMemo: mounted 1', fresh: 'New on each render: mounted 3'},
    ({stage}) =>
      expect(stage.getByTestId('layer').getByText('Fresh portal')).toHaveCount(1),
  ),
  play(
    'custom-renderer-island',
    'a facet reaches the island without a render, and the island survives one around it',
    {ping: '20 ms, good'},
    'Slow the network',
    {ping: '50 ms, good'},
    'Switch tab',
    {tab: 'Friends', 'lobby-renders': 2, 'island-renders': 1, ping: '50 ms, good'},
    'Slow the network',
    {ping: '80 ms, poor', 'lobby-renders': 2, 'island-renders': 1},
    attribute('fill', 'style', 'width: 80%;'),
  ),
  play(
    'error-boundary',
    'a boundary catches the first run of an effect, a later one throws at the write',
    // React logs a caught error, at greater length in development.
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
)
