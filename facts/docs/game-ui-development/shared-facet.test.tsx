import {
  batch,
  isFacet,
  NO_VALUE,
  useFacetEffect,
  useFacetMap,
  type Facet,
  type WritableFacet,
} from '@react-facet/core'
import {
  sharedDynamicSelector,
  sharedFacet,
  sharedFacetDriverContext,
  SharedFacetDriverProvider,
  sharedSelector,
  useSharedFacet,
  useSharedFacetPropSetter,
  type OnChange,
  type SharedFacet,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import {useContext, type ReactElement, type ReactNode} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  Boundary,
  complaintsDuring,
  find,
  heardFrom,
  inComponent,
  passiveEffects,
  samplesOf,
  testsOf,
  until,
} from '../../probes'
import {commit, underDomFiber} from '../../render'
import engineStandIn from '../../../src/examples/engine-stand-in'

const sample = samplesOf(import.meta.filename)

/** An engine: its driver, its `push`, and the requests that it gets. */
function createEngine(known: Record<string, unknown> = {}) {
  const requests: string[] = []
  const channels = new Map<string, Set<OnChange<unknown>>>()
  const driver: SharedFacetDriver = (name, onChange) => {
    const listener = (value: unknown) => onChange(value)
    requests.push(`request ${name}`)
    channels.set(name, (channels.get(name) ?? new Set()).add(listener))
    if (name in known) onChange(known[name])
    return () => {
      requests.push(`end ${name}`)
      channels.get(name)?.delete(listener)
    }
  }
  const push = (name: string, value: unknown) =>
    channels.get(name)?.forEach((listener) => listener(value))
  return {driver, push, requests}
}

/** Shows something below a provider. */
function renderWith(driver: SharedFacetDriver, shown: ReactNode) {
  const tree = (part: ReactNode, value = driver) => (
    <SharedFacetDriverProvider value={value}>{part}</SharedFacetDriverProvider>
  )
  const screen = underDomFiber(tree(shown))
  const rerender = (part: ReactNode, other?: SharedFacetDriver) =>
    screen.rerender(tree(part, other))
  return {...screen, rerender}
}

/** Below a provider, shows a component that renders what `useContent` returns. */
const renderHookWith = (driver: SharedFacetDriver, useContent: () => ReactNode) =>
  inComponent(useContent, (part) => renderWith(driver, part))

function Text<T extends string | number>({of}: {of: SharedFacet<T>}) {
  return <fast-text text={useSharedFacet(of)} />
}

interface Player {
  name: string
  health: number
}

// How data travels

facts({
  'The first observer gets the initial value, if there is one. Then the driver is called with the name and onChange'() {
    const log: unknown[] = []
    const driver = (...values: unknown[]) => {
      log.push(values)
      return () => undefined
    }
    sharedFacet<number>('health', 100)(driver).observe((value) => log.push(value))
    expect(log).toEqual([100, ['health', expect.any(Function)]])
  },

  'Selectors, mapped facets and fast-* props update, and render no component'() {
    const {driver, push} = createEngine({player: {name: 'Ada', health: 50}})
    const player = sharedFacet<Player>('player')
    const health = sharedSelector((current) => current.health, [player])
    const {container, renders} = renderHookWith(driver, () => {
      const name = useFacetMap((current) => current.name, [], [useSharedFacet(player)])
      return (
        <p>
          <fast-text text={name} /> <Text of={health} />
        </p>
      )
    })
    push('player', {name: 'Bob', health: 40})
    expect(container.textContent).toBe('Bob 40')
    expect(renders()).toBe(1)
  },
})

/** A facet is reset, and its request ends, when the last observer leaves. */
function endsWithLastObserver() {
  const {driver, push, requests} = createEngine()
  const health = sharedFacet<number>('health', 100)(driver)
  const ends = [1, 2].map(() => health.observe(() => undefined))
  push('health', 40)
  ends[0]?.()
  expect([health.get(), ...requests]).toEqual([40, 'request health'])
  ends[1]?.()
  expect([health.get(), ...requests]).toEqual([100, 'request health', 'end health'])
}

facts({
  'The last observer leaves. The function that the driver returned, its destructor, runs, and the value goes back to the initial one':
    endsWithLastObserver,

  // sharedFacet
  'initialValue | The value before the driver gives one, and after the last observer left. Without it, or with undefined, NO_VALUE'() {
    const {driver} = createEngine()
    expect(sharedFacet('health', 100)(driver).get()).toBe(100)
    expect(sharedFacet('health')(driver).get()).toBe(NO_VALUE)
    expect(sharedFacet('health', undefined)(driver).get()).toBe(NO_VALUE)
    endsWithLastObserver()
  },

  'The value before the driver gives one, and after the last observer left.'() {
    const {player, fps, squad} = sample<'player' | 'fps' | 'squad', SharedFacet<unknown>>(
      'channels.ts',
    )
    const {driver, requests, push} = createEngine()
    const facets = [player(driver), fps(driver), squad(driver)]
    expect(facets.map((facet) => facet.get())).toEqual([NO_VALUE, 0, []])
    const heard = facets.map((facet) => heardFrom(facet))
    const asked = ['request player', 'request debug.fps', 'request squad']
    expect(requests).toEqual(asked)
    push('debug.fps', 60)
    expect(heard).toEqual([[], [0, 60], [[]]])
  },

  'A definition. It is a function from a driver to a facet, not a facet: isFacet(definition) is false'() {
    const health = sharedFacet<number>('health')
    expect(isFacet(health)).toBe(false)
    expect(isFacet(health(createEngine().driver))).toBe(true)
  },

  'Two definitions of the same name are two facets, with two requests.'() {
    const {driver, requests} = createEngine()
    for (const definition of [sharedFacet('health'), sharedFacet('health')]) {
      definition(driver).observe(() => undefined)
    }
    expect(requests).toEqual(['request health', 'request health'])
  },
})

facts('18.x', {
  async 'Gives a driver to everything below it.'() {
    const root = document.body.appendChild(document.createElement('div'))
    root.id = 'root'
    const engine = {subscribe: () => 1, unsubscribe: () => undefined}
    sample('App.tsx', {engine})
    await until(() => root.innerHTML !== '')
    expect(root.innerHTML).toBe('<div class="hud"></div>')
  },
})

facts({
  'the selector runs once for all observers'() {
    const {aliveCount, teammates} = sample<{
      aliveCount: (driver: SharedFacetDriver) => Facet<number>
      teammates: (driver: SharedFacetDriver) => Facet<string[]>
    }>('title="selectors.ts"')
    const {driver, push} = createEngine()
    const heard = {
      alive: heardFrom(aliveCount(driver)),
      mates: heardFrom(teammates(driver)),
    }
    const squad = (health: number) => [
      {name: 'Ada', health: 9, team: 'red'},
      {name: 'Bo', health, team: 'blue'},
    ]
    push('squad', squad(2))
    push('player.team', 'red')
    push('squad', squad(1))
    push('squad', squad(0))
    expect(heard).toEqual({alive: [2, 1], mates: [['Ada']]})
  },

  'A function from a parameter to a definition'() {
    const {SquadRow} = sample<'SquadRow'>('SquadRow.tsx')
    const {driver, push} = createEngine()
    const rows = [0, 1, 5].map((slot) => <SquadRow key={slot} slot={slot} />)
    const {container} = renderWith(driver, rows)
    push('squad', [
      {name: 'Ada', health: 9},
      {name: 'Bo', health: 3},
    ])
    const texts = [...container.querySelectorAll('.row')].map((row) => row.textContent)
    expect(texts).toEqual(['9', '3', ''])
  },

  async 'the assignment reaches the engine'() {
    const {MuteButton} = sample<'MuteButton'>('VolumeButton.tsx')
    const settings = {volume: 80, subtitles: true}
    const driver: SharedFacetDriver = (_, onChange) => {
      onChange(settings)
      return () => undefined
    }
    const {container} = renderWith(driver, <MuteButton />)
    await passiveEffects()
    find(container, 'button').click()
    expect(settings).toEqual({volume: 0, subtitles: true})
  },

  'The common shape of an engine bridge: subscribe by name'() {
    const {createEngineDriver} = sample<
      'createEngineDriver',
      (engine: unknown) => SharedFacetDriver
    >('engineDriver.ts')
    // Each definition passes its own listener, so ending one request leaves the others open.
    const listeners = new Set<(value: number) => void>()
    const driver = createEngineDriver({
      on: (_: string, listener: () => void) => listeners.add(listener),
      off: (_: string, listener: () => void) => listeners.delete(listener),
      latest: () => undefined,
    })
    const heard: number[][] = [[], []]
    const stops = heard.map((values) =>
      sharedFacet<number>('health')(driver).observe((value) => values.push(value)),
    )
    listeners.forEach((listener) => listener(1))
    stops[0]?.()
    listeners.forEach((listener) => listener(2))
    expect(heard).toEqual([[1], [1, 2]])
    stops[1]?.()
    expect(listeners.size).toBe(0)
  },

  'A number, string or boolean that is equal to the last one does not notify. An object does, even by the same reference'() {
    const heardTwice = (value: unknown) => {
      const {driver, push} = createEngine()
      const heard = heardFrom(sharedFacet<unknown>('any')(driver))
      push('any', value)
      push('any', value)
      return heard.length
    }
    expect([50, 'Ada', true, {}, []].map(heardTwice)).toEqual([1, 1, 1, 2, 2])
  },

  'With an initial value and a driver that answers at once with another value, the first observer is notified twice.'() {
    const {driver} = createEngine({health: 50})
    const health = sharedFacet('health', 100)(driver)
    expect(heardFrom(health)).toEqual([100, 50])
    expect(heardFrom(health)).toEqual([50])
  },

  'get() does not ask the driver.'() {
    const {driver, requests} = createEngine({health: 50})
    expect(sharedFacet('health', 100)(driver).get()).toBe(100)
    expect(requests).toEqual([])
  },

  // useSharedFacet and the provider
  async 'The hook looks the instance up and does not observe it, so it requests nothing and renders nothing when a value comes.'() {
    const {driver, push, requests} = createEngine()
    const health = sharedFacet<number>('health')
    const {renders} = renderHookWith(driver, () => void useSharedFacet(health))
    await passiveEffects()
    expect(requests).toEqual([])
    const heard = heardFrom(health(driver))
    push('health', 40)
    expect(heard).toEqual([40])
    expect(renders()).toBe(1)
  },

  'useSharedFacet then gives other instances: the old requests end, new ones begin, and the values are gone until the engine sends them again.'() {
    const {driver, push, requests} = createEngine()
    const health = sharedFacet<number>('health', 100)
    const tree = () => (
      <SharedFacetDriverProvider value={(name, onChange) => driver(name, onChange)}>
        <Text of={health} />
      </SharedFacetDriverProvider>
    )
    const {container, rerender} = underDomFiber(tree())
    push('health', 40)
    expect(container.textContent).toBe('40')
    rerender(tree())
    expect(requests.toSorted()).toEqual([
      'end health',
      'request health',
      'request health',
    ])
    expect(container.textContent).toBe('100')
    push('health', 40)
    expect(container.textContent).toBe('40')
  },

  'Providers nest. With another driver inside, the same definition is another instance with its own request'() {
    const [red, blue] = [createEngine({health: 10}), createEngine({health: 20})]
    const health = sharedFacet<number>('health')
    const {container} = renderWith(
      red.driver,
      <>
        <Text of={health} />{' '}
        <SharedFacetDriverProvider value={blue.driver}>
          <Text of={health} />
        </SharedFacetDriverProvider>
      </>,
    )
    expect(container.textContent).toBe('10 20')
    expect([red.requests, blue.requests]).toEqual([
      ['request health'],
      ['request health'],
    ])
  },

  'Without a provider, the default driver does nothing. Facets keep their initial value or NO_VALUE, without a warning.'() {
    const complaints = complaintsDuring(() => {
      const {container} = underDomFiber(
        <p>
          <Text of={sharedFacet('health', 100)} />
          <Text of={sharedFacet<number>('ammo')} />
        </p>,
      )
      expect(container.textContent).toBe('100')
    })
    expect(complaints).toEqual([])
  },

  // sharedSelector
  'Gets the values of the facets and returns the derived one. Return NO_VALUE to keep the last one'() {
    const {driver, push} = createEngine()
    const health = sharedFacet<number>('health')
    const positive = sharedSelector((value) => (value > 0 ? value : NO_VALUE), [health])
    const heard = heardFrom(positive(driver))
    push('health', 10)
    push('health', 0)
    expect(heard).toEqual([10])
    expect(positive(driver).get()).toBe(10)
  },

  'The default check drops equal numbers, strings and booleans, and lets objects through'() {
    const {driver, push} = createEngine()
    const squad = sharedFacet<Player[]>('squad')
    const counts = heardFrom(sharedSelector(({length}) => length, [squad])(driver))
    const names = heardFrom(
      sharedSelector((players) => players.map(({name}) => name), [squad])(driver),
    )
    for (const health of [10, 5]) push('squad', [{name: 'Ada', health}])
    expect(counts).toEqual([1])
    expect(names).toEqual([['Ada'], ['Ada']])
  },

  'Read it through something that observes it. If nothing does, get() goes stale: it keeps the result of its first call, and the first observer is notified of that result before the current one.':
    () =>
      claims.memoKeepsFirstResult((source) => {
        const driver: SharedFacetDriver = (_, onChange) => source.observe(onChange)
        const health = sharedFacet<number>('health')
        health(driver).observe(() => undefined)
        return sharedSelector((value) => value * 2, [health])(driver)
      }),
})

// sharedDynamicSelector

const createHealthOf = (squad: SharedFacet<Player[]>) =>
  sharedDynamicSelector((slot: number) => [
    (players: Player[]) => players[slot]?.health ?? NO_VALUE,
    [squad],
  ])

facts({
  'healthOf(0) is the same definition everywhere.'() {
    const healthOf = createHealthOf(sharedFacet<Player[]>('squad'))
    expect(healthOf(0) === healthOf(0)).toBe(true)
    expect(healthOf(0) === healthOf(1)).toBe(false)
  },

  'Another object literal is another parameter: with one in its body, a component makes a definition whenever it renders, and a request if nothing else observes the facets.'() {
    const {driver, requests} = createEngine()
    const squad = sharedFacet<Player[]>('squad')
    const healthOf = sharedDynamicSelector(({slot}: {slot: number}) => [
      (players: Player[]) => players[slot]?.health ?? NO_VALUE,
      [squad],
    ])
    function Row() {
      return <Text of={healthOf({slot: 0})} />
    }
    const {rerender} = renderWith(driver, <Row />)
    rerender(<Row />)
    expect(requests).toEqual(['request squad', 'end squad', 'request squad'])
    squad(driver).observe(() => undefined)
    rerender(<Row />)
    expect(requests).toHaveLength(3)
  },

  'When a component changes its parameter, it switches to another definition of the same facets. If a fast-* prop or an effect of the component was their only observer, the request ends and begins again, and without an initial value the old text stays on screen until the driver answers.'() {
    const players = [10, 20].map((health) => ({name: 'Ada', health}))
    const squad = sharedFacet<Player[]>('squad')
    const healthOf = createHealthOf(squad)
    /** Shows slot 0, then slot 1. Returns the texts after the switch and after the next push. */
    const switchSlot = ({driver, push}: ReturnType<typeof createEngine>) => {
      const {container, rerender} = renderWith(driver, <Text of={healthOf(0)} />)
      push('squad', players)
      rerender(<Text of={healthOf(1)} />)
      const before = container.textContent
      push('squad', players)
      return [before, container.textContent]
    }
    const alone = createEngine()
    expect(switchSlot(alone)).toEqual(['10', '20'])
    expect(alone.requests).toEqual(['request squad', 'end squad', 'request squad'])

    const watched = createEngine()
    squad(watched.driver).observe(() => undefined)
    expect(switchSlot(watched)).toEqual(['20', '20'])
    expect(watched.requests).toEqual(['request squad'])
  },
})

// useSharedFacetPropSetter

interface Settings extends Record<string, unknown> {
  volume: number
}

/** Shows a component with a setter of the volume; `facet` has the settings. */
async function volumeSetter(engine: ReturnType<typeof createEngine>) {
  const settings = sharedFacet<Settings>('settings')
  const setters: ((volume: number) => void)[] = []
  const Volume = () => (
    <>{void setters.push(useSharedFacetPropSetter(settings, 'volume'))}</>
  )
  const screen = renderWith(engine.driver, <Volume />)
  await passiveEffects()
  return {
    ...screen,
    setters,
    changeDriver: () => screen.rerender(<Volume />, createEngine().driver),
    set: (volume: number) => setters.at(-1)?.(volume),
    facet: settings(engine.driver),
  }
}

facts({
  async 'Gives a function that sets one property of the object a shared facet holds. It changes that object in place and notifies nobody.'() {
    const object = {volume: 5}
    const {set, facet} = await volumeSetter(createEngine({settings: object}))
    const heard = vi.fn()
    facet.observe(heard)
    set(0)
    expect(object.volume).toBe(0)
    expect(heard).toHaveBeenCalledTimes(1)
  },

  async 'Before the facet has a value, the setter does nothing.'() {
    const {set, facet} = await volumeSetter(createEngine())
    set(0)
    expect(facet.get()).toBe(NO_VALUE)
  },

  async 'The hook observes the facet, so it holds the request open as long as the component is mounted.'() {
    const engine = createEngine()
    const {unmount} = await volumeSetter(engine)
    expect(engine.requests).toEqual(['request settings'])
    unmount()
    expect(engine.requests).toEqual(['request settings', 'end settings'])
  },

  async 'The setter keeps its identity while prop is the same, even with another driver.'() {
    const {setters, changeDriver} = await volumeSetter(createEngine())
    changeDriver()
    expect(new Set(setters).size).toBe(1)
    expect(setters).toHaveLength(2)
  },

  'A shared facet has no set in its type, and a value that you write with a cast is gone with the next push.'() {
    const {driver, push} = createEngine({health: 50})
    const health = sharedFacet<number>('health')(driver) as WritableFacet<number>
    const heard = heardFrom(health)
    health.set(99)
    push('health', 40)
    expect(heard).toEqual([50, 99, 40])
  },

  // Drivers
  'Return a function | Without one, the request never ends and the value is not reset'() {
    const driver = ((_, onChange) => onChange(50)) as SharedFacetDriver
    const health = sharedFacet('health', 100)(driver)
    const end = health.observe(() => undefined)
    expect(end).not.toThrow()
    expect(health.get()).toBe(50)
  },

  'Do not call onChange after the destructor ran | A late call stores its value, and the next observer gets that first'() {
    let change: OnChange<number> = () => undefined
    const health = sharedFacet<number>('health')((_, onChange: OnChange<number>) => {
      change = onChange
      return () => undefined
    })
    health.observe(() => undefined)()
    change(13)
    expect(heardFrom(health)).toEqual([13])
  },
})

/** Renders the text of a facet whose driver throws, inside an error boundary. */
function failingDriver() {
  const driver = vi.fn((): (() => void) => {
    throw new Error('no engine')
  })
  const health = sharedFacet<number>('health')
  let shown: string | null = ''
  const complaints = complaintsDuring(() => {
    shown = renderWith(
      driver,
      <Boundary>
        <Text of={health} />
      </Boundary>,
    ).container.textContent
  })
  return {driver, health, shown, complaints}
}

facts({
  'Do not throw | If a fast-* prop made the request while mounting, the failed observer stays registered, and this facet is not requested again.'() {
    const {driver, health} = failingDriver()
    expect(driver).toHaveBeenCalledTimes(1)
    health(driver).observe(() => undefined)
    expect(driver).toHaveBeenCalledTimes(1)
  },
})

facts('18.x', {
  'React tries once more to render: the console gets the error, and no error boundary does'() {
    const {shown, complaints} = failingDriver()
    expect(shown).toBe('')
    expect(complaints.join()).toContain('[@react-facet/dom-fiber] Error: no engine')
  },
})

facts({
  'It may be called while a component renders: fast-* props observe as they are created'() {
    const log: string[] = []
    const health = sharedFacet<number>('health')
    const driver = () => {
      log.push('request')
      return () => undefined
    }
    function Render({name}: {name: string}) {
      log.push(name)
      return <Text of={health} />
    }
    renderWith(driver, [
      <Render key="1" name="first" />,
      <Render key="2" name="second" />,
    ])
    expect(log).toEqual(['first', 'request', 'second'])
  },

  'In the game, the real engine replaces it:'() {
    const [real, standIn] = [{}, {}]
    const engines = [real, undefined].map((engine) =>
      sample('engine.ts', {window: {engine}, createStandIn: () => standIn}),
    )
    expect(engines).toEqual([{engine: real}, {engine: standIn}])
    expect((engines[0] as {engine: object}).engine).toBe(real)
  },

  // Before the first value
  'The component renders once more when the first value comes, and not for later ones. If the driver answers at once, it renders once.'() {
    const {Squad} = sample<'Squad'>('Squad.tsx')
    const late = createEngine()
    const {container, renders} = renderHookWith(late.driver, Squad)
    expect(container.textContent).toBe('Looking for players')
    commit(() => late.push('squad', []))
    commit(() => late.push('squad', [{name: 'Ada'}]))
    expect(container.textContent).toBe('Players: 1')
    expect(renders()).toBe(2)

    const known = renderHookWith(createEngine({squad: []}).driver, Squad)
    expect(known.container.textContent).toBe('Players: 0')
    expect(known.renders()).toBe(1)
  },

  // Several pushes at once
  'Each call of onChange is a write of its own (rule 5), so between two calls, a selector of both facets mixes new and old.'() {
    const {driver, push} = createEngine()
    const health = sharedFacet<number>('health', 100)
    const maximum = sharedFacet<number>('maximum', 100)
    const ratio = sharedSelector((now, max) => now / max, [health, maximum])
    const heard = heardFrom(ratio(driver))
    const pushBoth = (now: number, max: number) => {
      push('health', now)
      push('maximum', max)
    }
    pushBoth(200, 200)
    batch(() => pushBoth(50, 100))
    expect(heard).toEqual([1, 2, 1, 0.5])
  },

  'A driver is a function, so a test brings its own. Definitions work without React:'() {
    expect(testsOf((globals) => sample('selectors.test.ts', globals))).toEqual([
      'the count notifies when it changes, and the request ends',
    ])
  },

  'It answers at once, the function that observe returns is the destructor, and set plays the engine:'() {
    const {createFakeEngine} = sample<
      'createFakeEngine',
      () => {
        driver: SharedFacetDriver
        state: Record<string, {set: (value: unknown) => void}>
      }
    >('fakeEngine.ts')
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

  // Pitfalls
  async 'Swapping two screens ends a request and makes it again when both observe in effects'() {
    const health = sharedFacet<number>('health')
    function InEffect() {
      useFacetEffect(() => undefined, [], [useSharedFacet(health)])
      return null
    }
    const swap = async (screen: () => ReactElement) => {
      const {driver, requests} = createEngine()
      const {rerender} = renderWith(driver, <div key="old">{screen()}</div>)
      await passiveEffects()
      rerender(<div key="new">{screen()}</div>)
      await passiveEffects()
      return requests
    }
    expect(await swap(() => <InEffect />)).toEqual([
      'request health',
      'end health',
      'request health',
    ])
    // A fast-* prop of the new screen observes before the old screen leaves.
    expect(await swap(() => <Text of={health} />)).toEqual(['request health'])
  },

  'Use the context to pass the driver on to another root:'() {
    const {driver} = createEngine()
    const passed: SharedFacetDriver[] = []
    renderHookWith(driver, () => void passed.push(useContext(sharedFacetDriverContext)))
    expect(passed).toEqual([driver])
  },
})

facts('18.x', {
  async 'Use the context to pass the driver on to another root:'() {
    const {MapIsland} = sample<'MapIsland'>('MapIsland.tsx')
    const {HealthLabel} = sample<'HealthLabel'>('HealthLabel.tsx')
    const {driver, requests, push} = createEngine()
    const map = <HealthLabel />
    const {container, unmount} = renderWith(driver, <MapIsland map={map} />)
    await until(() => requests.length > 0)
    push('player', {name: 'Ada', health: 9})
    expect(container.textContent).toBe('9')
    unmount()
    await until(() => requests.includes('end player'))
  },
})

facts({
  // A stand-in for the engine
  'It counts, because two definitions of one name ask twice.'() {
    const {value: driver, children} = engineStandIn().props as {
      value: SharedFacetDriver
      children: [
        ReactElement,
        ReactElement<{children: ReactElement<{text: Facet<string>}>}>,
      ]
    }
    const heard = children[1].props.children.props.text
    const before = String(heard.get()).length
    const end = driver('health', () => undefined)
    driver('health', () => undefined)
    end()
    end()
    expect(String(heard.get()).slice(before)).toBe(
      'ui.subscribe(health)\nui.subscribe(health)\nui.unsubscribe(health)\n',
    )
  },
})

facts({})
