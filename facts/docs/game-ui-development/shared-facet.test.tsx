import {
  batch,
  isFacet,
  NO_VALUE,
  useFacetEffect,
  useFacetMap,
  useFacetUnwrap,
  type WritableFacet,
} from '@react-facet/core'
import {
  sharedDynamicSelector,
  sharedFacet,
  SharedFacetDriverProvider,
  sharedFacetDriverContext,
  sharedSelector,
  useSharedFacet,
  useSharedFacetPropSetter,
  type OnChange,
  type SharedFacet,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import {Component, useContext, type ReactElement, type ReactNode} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {complaintsDuring, heardFrom, passiveEffects} from '../../probes'
import {commit, underDomFiber, underReactDom} from '../../render'

/** An engine, the driver that connects to it, and what the driver is asked for. */
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

/** Shows an element below a provider. */
function play(driver: SharedFacetDriver, element: ReactElement) {
  const tree = (part: ReactElement) => (
    <SharedFacetDriverProvider value={driver}>{part}</SharedFacetDriverProvider>
  )
  const screen = underDomFiber(tree(element))
  return {...screen, rerender: (part: ReactElement) => screen.rerender(tree(part))}
}

function Text<T extends string | number>({of}: {of: SharedFacet<T>}) {
  return <fast-text text={useSharedFacet(of)} />
}

class Boundary extends Component<{children: ReactNode}, {message?: string}> {
  override state: {message?: string} = {}

  static getDerivedStateFromError(error: Error) {
    return {message: error.message}
  }

  override render() {
    return this.state.message ?? this.props.children
  }
}

interface Player {
  name: string
  health: number
}

// How data travels

fact('Something observes the facet: a fast-* prop', () => {
  const {driver, requests} = createEngine()
  const health = sharedFacet<number>('health')
  play(
    driver,
    <>
      <Text of={health} />
      <Text of={health} />
    </>,
  )
  expect(requests).toEqual(['request health'])
})

fact(
  'The first observer gets the initial value, if there is one. Then the driver is called with the name and onChange',
  () => {
    const log: unknown[] = []
    const health = sharedFacet<number>('health', 100)
    const driver: SharedFacetDriver = (...parts) => {
      log.push(
        parts.map((part: unknown) => (typeof part === 'function' ? 'function' : part)),
      )
      return () => undefined
    }
    health(driver).observe((value) => log.push(value))
    expect(log).toEqual([100, ['health', 'function']])
  },
)

fact('Selectors, mapped facets and fast-* props update. No component renders', () => {
  const {driver, push} = createEngine({player: {name: 'Ada', health: 50}})
  const player = sharedFacet<Player>('player')
  const health = sharedSelector((current) => current.health, [player])
  const onRender = vi.fn()
  function Hud() {
    onRender()
    const name = useFacetMap((current) => current.name, [], [useSharedFacet(player)])
    return (
      <p>
        <fast-text text={name} /> <fast-text text={useSharedFacet(health)} />
      </p>
    )
  }
  const {container} = play(driver, <Hud />)
  push('player', {name: 'Bob', health: 40})
  expect(container.textContent).toBe('Bob 40')
  expect(onRender).toHaveBeenCalledTimes(1)
})

fact('The last observer leaves.', () => {
  const {driver, push, requests} = createEngine()
  const health = sharedFacet<number>('health', 100)(driver)
  const ends = [health.observe(() => undefined), health.observe(() => undefined)]
  push('health', 40)
  ends[0]?.()
  expect(requests).toEqual(['request health'])
  expect(health.get()).toBe(40)
  ends[1]?.()
  expect(requests).toEqual(['request health', 'end health'])
  expect(health.get()).toBe(100)
})

// sharedFacet

fact(
  'The value before the driver gives one, and after the last observer left. Without it, NO_VALUE',
  () => {
    const {driver} = createEngine()
    expect(sharedFacet('health', 100)(driver).get()).toBe(100)
    expect(sharedFacet('health')(driver).get()).toBe(NO_VALUE)
  },
)

fact('not a facet: isFacet(definition) is false', () => {
  const health = sharedFacet<number>('health')
  expect(isFacet(health)).toBe(false)
  expect(isFacet(health(createEngine().driver))).toBe(true)
})

fact('Two definitions of the same name are two facets, with two requests.', () => {
  const {driver, requests} = createEngine()
  for (const definition of [sharedFacet('health'), sharedFacet('health')]) {
    definition(driver).observe(() => undefined)
  }
  expect(requests).toEqual(['request health', 'request health'])
})

fact(
  'The same number sent twice notifies once. Objects and arrays notify every time',
  () => {
    const {driver, push} = createEngine()
    const health = heardFrom(sharedFacet<number>('health')(driver))
    const player = heardFrom(sharedFacet<Player>('player')(driver))
    const ada = {name: 'Ada', health: 50}
    push('health', 50)
    push('health', 50)
    push('player', ada)
    ada.health = 40
    push('player', ada)
    expect(health).toEqual([50])
    expect(player).toEqual([ada, ada])
  },
)

fact(
  'the first observer is notified twice: with the initial value, then with the answer.',
  () => {
    const {driver} = createEngine({health: 50})
    const health = sharedFacet('health', 100)(driver)
    expect(heardFrom(health)).toEqual([100, 50])
    expect(heardFrom(health)).toEqual([50])
  },
)

fact('get() never asks the driver.', () => {
  const {driver, requests} = createEngine({health: 50})
  expect(sharedFacet('health', 100)(driver).get()).toBe(100)
  expect(requests).toEqual([])
})

// useSharedFacet and the provider

fact(
  'so it requests nothing by itself and never renders the component for a value.',
  async () => {
    const {driver, push, requests} = createEngine()
    const health = sharedFacet<number>('health')
    const onRender = vi.fn()
    function Asking() {
      onRender()
      useSharedFacet(health)
      return null
    }
    play(driver, <Asking />)
    await passiveEffects()
    expect(requests).toEqual([])
    const heard = heardFrom(health(driver))
    push('health', 40)
    expect(heard).toEqual([40])
    expect(onRender).toHaveBeenCalledTimes(1)
  },
)

fact(
  'When the driver of the provider changes, the component renders and gets another instance.',
  () => {
    const health = sharedFacet<number>('health')
    const seen: unknown[] = []
    function Asking() {
      seen.push(useSharedFacet(health))
      return null
    }
    const asking = <Asking />
    const drivers = [createEngine().driver, createEngine().driver] as const
    const tree = (driver: SharedFacetDriver) => (
      <SharedFacetDriverProvider value={driver}>{asking}</SharedFacetDriverProvider>
    )
    const {rerender} = underDomFiber(tree(drivers[0]))
    rerender(tree(drivers[0]))
    expect(seen).toHaveLength(1)
    rerender(tree(drivers[1]))
    expect(seen).toHaveLength(2)
    expect(seen[0] === health(drivers[0])).toBe(true)
    expect(seen[1] === health(drivers[1])).toBe(true)
  },
)

fact(
  'the old requests end, new ones begin, and the values are gone until the engine sends them again.',
  () => {
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
  },
)

fact('the same definition is another instance with its own request', () => {
  const [red, blue] = [createEngine({health: 10}), createEngine({health: 20})]
  const health = sharedFacet<number>('health')
  const {container} = play(
    red.driver,
    <>
      <Text of={health} />{' '}
      <SharedFacetDriverProvider value={blue.driver}>
        <Text of={health} />
      </SharedFacetDriverProvider>
    </>,
  )
  expect(container.textContent).toBe('10 20')
  expect([red.requests, blue.requests]).toEqual([['request health'], ['request health']])
})

fact('Facets keep their initial value or NO_VALUE, without a warning.', () => {
  const warned = (['error', 'warn'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  try {
    const {container} = underDomFiber(
      <>
        <Text of={sharedFacet('health', 100)} />
        <Text of={sharedFacet<number>('ammo')} />
      </>,
    )
    expect(container.textContent).toBe('100')
    expect(warned.flatMap(({mock}) => mock.calls)).toEqual([])
  } finally {
    for (const spy of warned) spy.mockRestore()
  }
})

// sharedSelector

fact('Return NO_VALUE to keep the last one', () => {
  const {driver, push} = createEngine()
  const health = sharedFacet<number>('health')
  const alive = sharedSelector((value) => (value > 0 ? value : NO_VALUE), [health])
  const heard = heardFrom(alive(driver))
  push('health', 10)
  push('health', 0)
  expect(heard).toEqual([10])
  expect(alive(driver).get()).toBe(10)
})

fact('By default equal primitives are dropped and objects always notify', () => {
  const {driver, push} = createEngine()
  const squad = sharedFacet<Player[]>('squad')
  const counts = heardFrom(sharedSelector(({length}) => length, [squad])(driver))
  const names = heardFrom(
    sharedSelector((players) => players.map(({name}) => name), [squad])(driver),
  )
  for (const health of [10, 5]) push('squad', [{name: 'Ada', health}])
  expect(counts).toEqual([1])
  expect(names).toEqual([['Ada'], ['Ada']])
})

fact(
  'The selector runs once per change for all observers, and not at all while nobody observes.',
  () => {
    const {driver, push} = createEngine({health: 10})
    const select = vi.fn((value: number) => value * 2)
    const double = sharedSelector(select, [sharedFacet<number>('health')])(driver)
    expect(select).not.toHaveBeenCalled()
    double.observe(() => undefined)
    double.observe(() => undefined)
    const before = select.mock.calls.length
    push('health', 20)
    expect(select.mock.calls.length - before).toBe(1)
    expect(double.get()).toBe(40)
  },
)

fact(
  'keeps the result of its first call, even when that is out of date, and its first observer is notified of that result before the current one.',
  () => {
    const {driver, push} = createEngine({health: 10})
    const health = sharedFacet<number>('health', 0)
    const double = sharedSelector((value) => value * 2, [health])(driver)
    health(driver).observe(() => undefined)
    expect(double.get()).toBe(20)
    push('health', 50)
    expect(double.get()).toBe(20)
    expect(heardFrom(double)).toEqual([20, 100])
  },
)

// sharedDynamicSelector

const createHealthOf = (squad: SharedFacet<Player[]>) =>
  sharedDynamicSelector((slot: number) => [
    (players: Player[]) => players[slot]?.health ?? NO_VALUE,
    [squad],
  ])

fact('healthOf(0) is the same definition everywhere: each parameter has one.', () => {
  const healthOf = createHealthOf(sharedFacet<Player[]>('squad'))
  expect(healthOf(0) === healthOf(0)).toBe(true)
  expect(healthOf(0) === healthOf(1)).toBe(false)
})

fact(
  'An object literal is another parameter every time: a new definition and a new request on every render.',
  () => {
    const {driver, requests} = createEngine()
    const squad = sharedFacet<Player[]>('squad')
    const healthOf = sharedDynamicSelector(({slot}: {slot: number}) => [
      (players: Player[]) => players[slot]?.health ?? NO_VALUE,
      [squad],
    ])
    function Row() {
      return <Text of={healthOf({slot: 0})} />
    }
    const {rerender} = play(driver, <Row />)
    expect(requests).toEqual(['request squad'])
    rerender(<Row />)
    expect(requests).toEqual(['request squad', 'end squad', 'request squad'])
  },
)

fact(
  'If the component was their only observer, the request ends and begins again, and the old text stays on screen until the driver answers.',
  () => {
    const players = [
      {name: 'Ada', health: 10},
      {name: 'Bob', health: 20},
    ]
    const squad = sharedFacet<Player[]>('squad')
    const healthOf = createHealthOf(squad)

    const alone = createEngine()
    const screen = play(alone.driver, <Text of={healthOf(0)} />)
    alone.push('squad', players)
    screen.rerender(<Text of={healthOf(1)} />)
    expect(alone.requests).toEqual(['request squad', 'end squad', 'request squad'])
    expect(screen.container.textContent).toBe('10')
    alone.push('squad', players)
    expect(screen.container.textContent).toBe('20')

    const watched = createEngine()
    squad(watched.driver).observe(() => undefined)
    const other = play(watched.driver, <Text of={healthOf(0)} />)
    watched.push('squad', players)
    other.rerender(<Text of={healthOf(1)} />)
    expect(other.container.textContent).toBe('20')
    expect(watched.requests).toEqual(['request squad'])
  },
)

// useSharedFacetPropSetter

interface Settings extends Record<string, unknown> {
  volume: number
}

/** A setter for the volume on the screen, and what observers of the settings hear. */
async function volumeSetter(engine: ReturnType<typeof createEngine>) {
  const settings = sharedFacet<Settings>('settings')
  const setters: ((volume: number) => void)[] = []
  function Volume() {
    setters.push(useSharedFacetPropSetter(settings, 'volume'))
    return null
  }
  const screen = play(engine.driver, <Volume />)
  await passiveEffects()
  return {
    ...screen,
    setters,
    rerender: () => screen.rerender(<Volume />),
    set: (volume: number) => setters.at(-1)?.(volume),
    facet: settings(engine.driver),
  }
}

fact('It changes that object in place and notifies nobody.', async () => {
  const object = {volume: 5}
  const {set, facet} = await volumeSetter(createEngine({settings: object}))
  const heard = vi.fn()
  facet.observe(heard)
  set(0)
  expect(object.volume).toBe(0)
  expect(facet.get() === object).toBe(true)
  expect(heard).toHaveBeenCalledTimes(1)
})

fact('Before the facet has a value, the setter does nothing.', async () => {
  const engine = createEngine()
  const {set, facet} = await volumeSetter(engine)
  set(0)
  expect(facet.get()).toBe(NO_VALUE)
  engine.push('settings', {volume: 5})
  expect(facet.get()).toEqual({volume: 5})
})

fact('so it holds the request open as long as the component is mounted.', async () => {
  const engine = createEngine()
  const {unmount} = await volumeSetter(engine)
  expect(engine.requests).toEqual(['request settings'])
  unmount()
  expect(engine.requests).toEqual(['request settings', 'end settings'])
})

fact('The setter keeps its identity while prop is the same.', async () => {
  const {setters, rerender} = await volumeSetter(createEngine())
  rerender()
  expect(setters).toHaveLength(2)
  expect(setters[0] === setters[1]).toBe(true)
})

fact('a value that you write with a cast is gone with the next push.', () => {
  const {driver, push} = createEngine({health: 50})
  const health = sharedFacet<number>('health')(driver)
  const heard = heardFrom(health)
  const writable = health as WritableFacet<number>
  writable.set(99)
  push('health', 40)
  expect(heard).toEqual([50, 99, 40])
})

// Drivers

fact('The library calls a driver with name and onChange only.', () => {
  const lengths: number[] = []
  const driver: SharedFacetDriver = (...parts) => {
    lengths.push(parts.length)
    return () => undefined
  }
  sharedFacet<number>('health')(driver).observe(() => undefined)
  expect(lengths).toEqual([2])
})

fact(
  'Call onChange at once if the current value is known | A panel that opens shows data on its first frame',
  () => {
    const health = sharedFacet<number>('health')
    const {driver} = createEngine({health: 50})
    expect(play(driver, <Text of={health} />).container.textContent).toBe('50')
    const late = play(createEngine().driver, <Text of={health} />)
    expect(late.container.textContent).toBe('')
  },
)

fact(
  'Always return a function | Without one, the request never ends and the value is not reset',
  () => {
    const driver = ((_, onChange) => {
      onChange(50)
    }) as SharedFacetDriver
    const health = sharedFacet('health', 100)(driver)
    const end = health.observe(() => undefined)
    expect(end).not.toThrow()
    expect(health.get()).toBe(50)
  },
)

fact('A late call stores its value, and the next observer gets that first', () => {
  const changes: OnChange<number>[] = []
  const driver = (_: string, onChange: OnChange<number>) => {
    changes.push(onChange)
    return () => undefined
  }
  const health = sharedFacet('health', 100)(driver)
  health.observe(() => undefined)()
  changes[0]?.(13)
  expect(heardFrom(health)).toEqual([13])
})

/** Shows a text of a facet whose driver throws: what an error boundary shows, and who asked. */
function failingDriver() {
  const driver = vi.fn((): (() => void) => {
    throw new Error('no engine')
  })
  const health = sharedFacet<number>('health')
  let shown: string | null = ''
  const complaints = complaintsDuring(() => {
    shown = play(
      driver,
      <Boundary>
        <Text of={health} />
      </Boundary>,
    ).container.textContent
  })
  return {driver, health, shown, complaints}
}

fact('the failed observer stays registered: this facet is never requested again.', () => {
  const {driver, health} = failingDriver()
  expect(driver).toHaveBeenCalledTimes(1)
  health(driver).observe(() => undefined)
  expect(driver).toHaveBeenCalledTimes(1)
})

fact(
  'React renders it again, without asking: the console gets the error, and no error boundary does',
  {renderer: '18.x'},
  () => {
    const {shown, complaints} = failingDriver()
    expect(shown).toBe('')
    expect(complaints.join()).toContain('[@react-facet/dom-fiber] Error: no engine')
  },
)

fact(
  'It may be called while a component renders: fast-* props observe as they are created',
  () => {
    const log: string[] = []
    const health = sharedFacet<number>('health')
    const driver = () => {
      log.push('request')
      return () => undefined
    }
    function Before() {
      log.push('one component renders')
      return <Text of={health} />
    }
    function After() {
      log.push('another component renders')
      return null
    }
    play(
      driver,
      <>
        <Before />
        <After />
      </>,
    )
    expect(log).toEqual(['one component renders', 'request', 'another component renders'])
  },
)

// Before the first value, objects, several pushes

fact(
  'The component renders once more when the first value comes, and not for later ones.',
  () => {
    const squad = sharedFacet<Player[]>('squad')
    const onRender = vi.fn()
    function Squad() {
      onRender()
      const players = useSharedFacet(squad)
      const loaded = useFacetUnwrap(useFacetMap(() => true, [], [players]))
      const count = useFacetMap(({length}) => length, [], [players])
      return loaded === NO_VALUE ? <p>Looking</p> : <fast-text text={count} />
    }
    const late = createEngine()
    const {container} = play(late.driver, <Squad />)
    expect(container.textContent).toBe('Looking')
    expect(late.requests[0]).toBe('request squad')
    commit(() => late.push('squad', []))
    commit(() => late.push('squad', [{name: 'Ada', health: 10}]))
    expect(container.textContent).toBe('1')
    expect(onRender).toHaveBeenCalledTimes(2)

    onRender.mockClear()
    const {driver} = createEngine({squad: []})
    expect(play(driver, <Squad />).container.textContent).toBe('0')
    expect(onRender).toHaveBeenCalledTimes(1)
  },
)

fact(
  'A selector of several facets runs for each of them, and the value in between mixes new and old.',
  () => {
    const {driver, push} = createEngine()
    const health = sharedFacet<number>('health', 100)
    const maximum = sharedFacet<number>('maximum', 100)
    const ratio = sharedSelector((now, max) => now / max, [health, maximum])
    const heard = heardFrom(ratio(driver))
    push('health', 200)
    push('maximum', 200)
    expect(heard).toEqual([1, 2, 1])
    batch(() => {
      push('health', 50)
      push('maximum', 100)
    })
    expect(heard).toEqual([1, 2, 1, 0.5])
  },
)

// Pitfalls

fact('The only observer left, so the facet went back to its initial value.', () => {
  const {driver, push} = createEngine()
  const health = sharedFacet('health', 100)
  const {container, rerender} = play(driver, <Text of={health} />)
  push('health', 40)
  rerender(<p>menu</p>)
  rerender(<Text of={health} />)
  expect(container.textContent).toBe('100')
})

fact(
  'Swapping two screens ends a request and makes it again when both observe in effects',
  async () => {
    const health = sharedFacet<number>('health')
    function InEffect() {
      useFacetEffect(() => undefined, [], [useSharedFacet(health)])
      return null
    }
    const swap = async (screen: () => ReactElement) => {
      const {driver, requests} = createEngine()
      const {rerender} = play(driver, <div key="old">{screen()}</div>)
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
    expect(await swap(() => <Text of={health} />)).toEqual(['request health'])
  },
)

fact('runs every selector on every push.', () => {
  const {driver, push} = createEngine()
  const game = sharedFacet<{position: number; gold: number}>('game')
  const select = vi.fn(({gold}: {gold: number}) => gold)
  const heard = heardFrom(sharedSelector(select, [game])(driver))
  for (const position of [1, 2, 3]) push('game', {position, gold: 5})
  expect(select).toHaveBeenCalledTimes(3)
  expect(heard).toEqual([5])
})

// The last fact: React takes the context to be one of react-dom from here on.
fact('Use it to pass the driver on to another root:', () => {
  const {driver} = createEngine({health: 50})
  const health = sharedFacet<number>('health', 0)
  const passed: SharedFacetDriver[] = []
  function Outside() {
    passed.push(useContext(sharedFacetDriverContext))
    return null
  }
  underReactDom(
    <SharedFacetDriverProvider value={driver}>
      <Outside />
    </SharedFacetDriverProvider>,
  )
  const texts = (tree: ReactElement) => underDomFiber(tree).container.textContent
  expect(texts(<Text of={health} />)).toBe('0')
  // React warns of two renderers that provide one context.
  complaintsDuring(() => {
    for (const value of passed) {
      const island = texts(
        <SharedFacetDriverProvider value={value}>
          <Text of={health} />
        </SharedFacetDriverProvider>,
      )
      expect(island).toBe('50')
    }
  })
})
