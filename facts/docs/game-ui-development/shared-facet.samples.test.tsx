import {NO_VALUE, type Facet} from '@react-facet/core'
import {
  SharedFacetDriverProvider,
  type OnChange,
  type SharedFacet,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import {createRequire} from 'node:module'
import type {ComponentType, ReactElement} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {
  complaintsDuring,
  find,
  heardFrom,
  inComponent,
  passiveEffects,
  samplesOf,
  until,
} from '../../probes'
import {underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)
const require = createRequire(import.meta.url)

/** A game: a driver, what it is asked for, and a way to send values. */
function createGame() {
  const listeners = new Map<string, Set<OnChange<unknown>>>()
  const driver: SharedFacetDriver = (name, onChange) => {
    const all = listeners.get(name) ?? new Set()
    listeners.set(name, all.add(onChange))
    return () => void (all.delete(onChange) && all.size === 0 && listeners.delete(name))
  }
  return {
    driver,
    requested: () => [...listeners.keys()],
    send: (name: string, value: unknown) =>
      listeners.get(name)?.forEach((onChange) => onChange(value)),
  }
}

const withDriver = (driver: SharedFacetDriver, element: ReactElement) => (
  <SharedFacetDriverProvider value={driver}>{element}</SharedFacetDriverProvider>
)

fact('The value before the driver gives one, and after the last observer left.', () => {
  const {player, fps, squad} = sample('channels.ts') as Record<
    'player' | 'fps' | 'squad',
    SharedFacet<unknown>
  >
  const {driver, requested, send} = createGame()
  const facets = [player(driver), fps(driver), squad(driver)]
  expect(facets.map((facet) => facet.get())).toEqual([NO_VALUE, 0, []])
  const heard = facets.map((facet) => heardFrom(facet))
  expect(requested()).toEqual(['player', 'debug.fps', 'squad'])
  send('debug.fps', 60)
  expect(heard).toEqual([[], [0, 60], [[]]])
})

fact(
  'The hook looks the instance up and does not observe it, so it requests nothing and renders nothing when a value comes.',
  () => {
    const {HealthLabel} = sample('HealthLabel.tsx') as {HealthLabel: () => ReactElement}
    const {driver, send} = createGame()
    const {container, renders} = inComponent(HealthLabel, (element) =>
      underDomFiber(withDriver(driver, element)),
    )
    send('player', {name: 'Ada', health: 9})
    expect(container.innerHTML).toBe('<div class="health">9</div>')
    expect(renders()).toBe(1)
  },
)

fact('Gives a driver to everything below it.', {renderer: '18.x'}, async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  const engine = {subscribe: () => 1, unsubscribe: () => undefined}
  sample('App.tsx', {engine})
  await until(() => root.innerHTML !== '')
  expect(root.innerHTML).toBe('<div class="hud"></div>')
})

fact(
  'Use the context to pass the driver on to another root:',
  {renderer: '18.x'},
  async () => {
    const {MapIsland} = sample('MapIsland.tsx') as {
      MapIsland: ComponentType<{map: ReactElement}>
    }
    const {HealthLabel} = sample('HealthLabel.tsx') as {HealthLabel: ComponentType}
    const {driver, requested, send} = createGame()
    const map = <HealthLabel />
    const {container, unmount} = underDomFiber(
      withDriver(driver, <MapIsland map={map} />),
    )
    await until(() => requested().length > 0)
    send('player', {name: 'Ada', health: 9})
    expect(container.textContent).toBe('9')
    unmount()
    await until(() => requested().length === 0)
  },
)

fact('the selector runs once for all observers', () => {
  const {aliveCount, teammates} = sample('title="selectors.ts"') as {
    aliveCount: (driver: SharedFacetDriver) => Facet<number>
    teammates: (driver: SharedFacetDriver) => Facet<string[]>
  }
  const {driver, send} = createGame()
  const heard = {
    alive: heardFrom(aliveCount(driver)),
    mates: heardFrom(teammates(driver)),
  }
  const squad = (health: number) => [
    {name: 'Ada', health: 9, team: 'red'},
    {name: 'Bo', health, team: 'blue'},
  ]
  send('squad', squad(2))
  send('player.team', 'red')
  send('squad', squad(1))
  send('squad', squad(0))
  expect(heard).toEqual({alive: [2, 1], mates: [['Ada']]})
})

fact('A function from a parameter to a definition', () => {
  const {SquadRow} = sample('SquadRow.tsx') as {SquadRow: ComponentType<{slot: number}>}
  const {driver, send} = createGame()
  const rows = [0, 1, 5].map((slot) => <SquadRow key={slot} slot={slot} />)
  const {container} = underDomFiber(withDriver(driver, <>{rows}</>))
  send('squad', [
    {name: 'Ada', health: 9},
    {name: 'Bo', health: 3},
  ])
  const texts = [...container.querySelectorAll('.row')].map((row) => row.textContent)
  expect(texts).toEqual(['9', '3', ''])
})

fact('the assignment reaches the engine', async () => {
  const {MuteButton} = sample('VolumeButton.tsx') as {MuteButton: ComponentType}
  const settings = {volume: 80, subtitles: true}
  const driver: SharedFacetDriver = (_, onChange) => {
    onChange(settings)
    return () => undefined
  }
  const {container} = underDomFiber(withDriver(driver, <MuteButton />))
  await passiveEffects()
  find(container, 'button').click()
  expect(settings).toEqual({volume: 0, subtitles: true})
})

fact('In the game, the real engine replaces it:', () => {
  const [real, standIn] = [{}, {}]
  const engines = [real, undefined].map((engine) =>
    sample('engine.ts', {window: {engine}, createStandIn: () => standIn}),
  )
  expect(engines).toEqual([{engine: real}, {engine: standIn}])
  expect((engines[0] as {engine: object}).engine).toBe(real)
})

fact(
  'A driver is a function, so a test brings its own. Definitions work without React:',
  () => {
    const names: string[] = []
    const test = (name: string, run: () => void) => {
      names.push(name)
      run()
    }
    sample('selectors.test.ts', {
      require: (name: string) =>
        name === 'vitest' ? {expect, test} : (require(name) as unknown),
    })
    expect(names).toEqual(['the count notifies when it changes, and the request ends'])
  },
)

fact(
  'It answers at once, the function that observe returns is the destructor, and set plays the engine:',
  () => {
    const {createFakeEngine} = sample('fakeEngine.ts') as {
      createFakeEngine: () => {
        driver: SharedFacetDriver
        state: Record<string, {set: (value: unknown) => void}>
      }
    }
    const {driver, state} = createFakeEngine()
    const heard: unknown[] = []
    const stop = driver('player.health', (value) => heard.push(value))
    state['player.health']?.set(80)
    stop()
    state['player.health']?.set(60)
    expect(heard).toEqual([100, 80])
    expect(complaintsDuring(() => driver('squad', vi.fn()))).toEqual([
      'No fixture for the shared facet "squad"',
    ])
  },
)
