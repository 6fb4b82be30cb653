import {
  batch,
  createFacet,
  Map as FacetMap,
  mapFacetsLightweight,
  Mount,
  multiObserve,
  NO_VALUE,
  shallowArrayEqualityCheck,
  useFacetEffect,
  useFacetMap,
  useFacetState,
  useFacetUnwrap,
  type Facet,
} from '@react-facet/core'
import {
  sharedDynamicSelector,
  sharedFacet,
  type OnChange,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import {Component, memo, useEffect, type ComponentType, type ReactNode} from 'react'
import {vi} from 'vitest'
import FramePushes from '../../../src/examples/frame-pushes'
import {expect, fact} from '../../fact'
import {fedFacet, heardFrom, passiveEffects, until} from '../../probes'
import {commit, underDomFiber} from '../../render'

function find(within: ParentNode, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`there is no ${selector}`)
  return element
}

/** Presses the button with a text. */
function press(within: ParentNode, text: string): void {
  const buttons = [...within.querySelectorAll('button')]
  const button = buttons.find(({textContent}) => textContent === text)
  if (!button) throw new Error(`there is no button "${text}"`)
  button.click()
}

let loads = 0

/** A live example with module state of its own, however often a fact runs. */
async function freshExample(name: string): Promise<ComponentType> {
  loads += 1
  const file = `/src/examples/${name}.tsx?load=${loads}`
  const module = (await import(/* @vite-ignore */ file)) as {default: ComponentType}
  return module.default
}

/** Counts the changes of the DOM below an element while something runs. */
function mutationsDuring(element: Node, run: () => void): number {
  const observer = new MutationObserver(() => undefined)
  observer.observe(element, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  run()
  const count = observer.takeRecords().length
  observer.disconnect()
  return count
}

// Where the UI runs

fact('Numeric style keys such as widthPX, topVH or leftVW.', () => {
  const left = createFacet({initialValue: 10})
  const {container} = underDomFiber(<fast-div style={{leftPX: left, widthPX: 50}} />)
  const style = find(container, 'div').style as unknown as Record<string, unknown>
  left.set(20)
  expect([style.leftPX, style.widthPX]).toEqual([20, 50])
  expect(find(container, 'div').getAttribute('style')).toBeNull()
})

fact('cohinline on a paragraph, which makes the engine lay text', () => {
  const {container} = underDomFiber(<fast-p cohinline>Hello</fast-p>)
  expect(container.innerHTML).toBe('<p cohinline="">Hello</p>')
})

// What costs time

fact(
  'Rendering and comparing | React runs the component and everything below it that is not memoised, then compares | Does not happen for a change of a value',
  () => {
    const health = createFacet({initialValue: 100})
    const onRender = vi.fn()
    function Hud() {
      onRender()
      return <fast-text text={health} />
    }
    const {container} = underDomFiber(<Hud />)
    health.set(90)
    expect(container.textContent).toBe('90')
    expect(onRender).toHaveBeenCalledTimes(1)
  },
)

fact('Equal primitives never reach the DOM', () => {
  const health = createFacet({initialValue: 100})
  const {container} = underDomFiber(<fast-text text={health} />)
  expect(mutationsDuring(container, () => health.set(100))).toBe(0)
  expect(mutationsDuring(container, () => health.set(99))).toBe(1)
})

// A game pushes, the UI filters

fact(
  'The object is pushed 60 times; health falls six times and ammo three times',
  async () => {
    const {container} = underDomFiber(<FramePushes />)
    await passiveEffects()
    press(container, 'Play 60 frames')
    const text = (id: string) => find(container, `[data-testid="${id}"]`).textContent
    expect(text('health')).toBe('health: 94times notified: 7')
    expect(text('ammo')).toBe('ammo: 27times notified: 4')
    expect(text('pushes')).toBe('Pushes from the game: 60. Renders of Hud: 1')
  },
)

fact(
  'A selector that returns a fresh object passes every push on, unless it has an equality check.',
  async () => {
    const player = createFacet({initialValue: {x: 1, health: 100}})
    const objects = vi.fn()
    const numbers = vi.fn()
    function Probe() {
      const object = useFacetMap(({health}) => ({health}), [], [player])
      const number = useFacetMap(({health}) => health, [], [player])
      useFacetEffect(objects, [], [object])
      useFacetEffect(numbers, [], [number])
      return null
    }
    underDomFiber(<Probe />)
    await passiveEffects()
    player.set({x: 2, health: 100})
    player.set({x: 3, health: 100})
    expect(objects).toHaveBeenCalledTimes(3)
    expect(numbers).toHaveBeenCalledTimes(1)
  },
)

/** As on the page. */
function oncePerFrame(driver: SharedFacetDriver): SharedFacetDriver {
  return (name, onChange) => {
    let isFirst = true
    let frame: number | undefined
    let latest: unknown

    const stop = driver(name, (value) => {
      if (isFirst) {
        isFirst = false
        onChange(value)
        return
      }
      latest = value
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        onChange(latest)
      })
    })

    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      stop()
    }
  }
}

/** A game behind `oncePerFrame`, and what the driver let through. */
function limited() {
  const heard: unknown[] = []
  let push: OnChange<unknown> | undefined
  const log: string[] = []
  const driver = oncePerFrame((_, onChange) => {
    push = onChange
    onChange(0)
    return () => void log.push('stopped')
  })
  const stop = driver('position', (value) => heard.push(value))
  return {heard, log, stop, push: (value: unknown) => push?.(value)}
}

fact('Put the limit into the driver, where it holds for every facet', () => {
  vi.useFakeTimers()
  try {
    const {heard, push, stop} = limited()
    for (const value of [1, 2, 3]) push(value)
    vi.advanceTimersByTime(20)
    push(4)
    vi.advanceTimersByTime(20)
    expect(heard).toEqual([0, 3, 4])
    stop()
  } finally {
    vi.useRealTimers()
  }
})

fact('The first value is passed on immediately', () => {
  const {heard, stop} = limited()
  expect(heard).toEqual([0])
  stop()
})

fact('The function that the driver returns cancels any pending update.', () => {
  vi.useFakeTimers()
  try {
    const {heard, log, push, stop} = limited()
    push(1)
    stop()
    vi.advanceTimersByTime(50)
    expect(heard).toEqual([0])
    expect(log).toEqual(['stopped'])
  } finally {
    vi.useRealTimers()
  }
})

// Keep structure still

fact('Hide instead of unmounting what opens often, through a facet', () => {
  const shown = createFacet({initialValue: 'none'})
  const mounted = vi.fn()
  function Panel() {
    mounted()
    return <b>Map</b>
  }
  const {container} = underDomFiber(
    <fast-div style={{display: shown}}>
      <Panel />
    </fast-div>,
  )
  shown.set('block')
  shown.set('none')
  expect(find(container, 'div').style.display).toBe('none')
  expect(mounted).toHaveBeenCalledTimes(1)
})

fact('Map renders when the length changes, not when an item does.', () => {
  const items = createFacet({initialValue: [1, 2]})
  const rendered = vi.fn()
  const {container} = underDomFiber(
    <FacetMap array={items}>
      {(item) => {
        rendered()
        return <fast-text text={item} />
      }}
    </FacetMap>,
  )
  const before = rendered.mock.calls.length
  items.set([3, 4])
  expect(container.textContent).toBe('34')
  expect(rendered.mock.calls.length - before).toBe(0)
  commit(() => items.set([3, 4, 5]))
  expect(rendered.mock.calls.length - before).toBe(3)
})

fact('With one array facet for 1,000 markers, each change calls 1,000 observers.', () => {
  const xs = createFacet({initialValue: Array.from({length: 1000}, () => 0)})
  const looked = vi.fn()
  for (let index = 0; index < 1000; index += 1) {
    const x = mapFacetsLightweight([xs], (all) => {
      looked()
      return all[index]
    })
    x.observe(() => undefined)
  }
  looked.mockClear()
  xs.setWithCallback((all) => {
    if (all !== NO_VALUE) all[7] = 1
    return all
  })
  expect(looked).toHaveBeenCalledTimes(1000)
})

// Memory

fact('an equal string is dropped only after it has been built.', () => {
  const health = createFacet({initialValue: 99.2})
  const built = vi.fn()
  function Probe() {
    const text = useFacetMap(
      (value) => {
        built()
        return `${Math.round(value)} %`
      },
      [],
      [health],
    )
    return <fast-text text={text} />
  }
  const {container} = underDomFiber(<Probe />)
  built.mockClear()
  expect(mutationsDuring(container, () => health.set(99.1))).toBe(0)
  expect(built).toHaveBeenCalledTimes(1)
})

fact(
  'Subscriptions made by hooks and fast-* props end when the component unmounts.',
  async () => {
    const {facet, log} = fedFacet(3)
    function Probe() {
      useFacetEffect(() => undefined, [], [facet])
      return <fast-text text={facet} />
    }
    const {unmount} = underDomFiber(<Probe />)
    await passiveEffects()
    unmount()
    expect(log).toEqual(['connect', 'disconnect'])
    const other = fedFacet(3)
    const stop = multiObserve(() => undefined, [other.facet])
    expect(other.log).toEqual(['connect'])
    stop()
    expect(other.log).toEqual(['connect', 'disconnect'])
  },
)

fact('sharedDynamicSelector never forgets a parameter.', () => {
  const squad = sharedFacet<string[]>('squad')
  const slot = sharedDynamicSelector((index: number) => [(all) => all[index], [squad]])
  const first = slot(0)
  for (let index = 1; index < 2000; index += 1) slot(index)
  expect(slot(0)).toBe(first)
})

// Input

const entries = ['Continue', 'Settings', 'Quit']

function Entry({index, focused}: {index: number; focused: Facet<number>}) {
  const className = useFacetMap((i) => (i === index ? 'on' : 'off'), [index], [focused])
  return <fast-div className={className}>{entries[index]}</fast-div>
}

fact('Moving the focus then writes two class names, and the menu does not render', () => {
  const focused = createFacet({initialValue: 0})
  const onRender = vi.fn()
  function Menu() {
    onRender()
    return (
      <fast-div>
        {entries.map((label, index) => (
          <Entry key={label} index={index} focused={focused} />
        ))}
      </fast-div>
    )
  }
  const {container} = underDomFiber(<Menu />)
  expect(mutationsDuring(container, () => focused.set(2))).toBe(2)
  expect(container.querySelector('.on')?.textContent).toBe('Quit')
  expect(onRender).toHaveBeenCalledTimes(1)
})

// Narration and languages

fact('The renderer sets no aria-* attributes.', () => {
  const health = createFacet({initialValue: 'Health: 3'})
  const {container} = underDomFiber(
    <fast-div aria-label="Health" data-narrate={health} data-narrate-as="status" />,
  )
  health.set('Health: 2')
  expect(container.innerHTML).toBe(
    '<div data-narrate="Health: 2" data-narrate-as="status"></div>',
  )
})

fact('so a change of language is a leaf update for every text and no render.', () => {
  const language = createFacet({initialValue: {health: 'Health', ammo: 'Ammo'}})
  const onRender = vi.fn()
  function Word({name}: {name: 'health' | 'ammo'}) {
    onRender()
    return <fast-text text={useFacetMap((words) => words[name], [name], [language])} />
  }
  const {container} = underDomFiber(
    <p>
      <Word name="health" />
      <Word name="ammo" />
    </p>,
  )
  language.set({health: 'Hälsa', ammo: 'Ammunition'})
  expect(container.textContent).toBe('HälsaAmmunition')
  expect(onRender).toHaveBeenCalledTimes(2)
})

// Measure

fact("It observes, so it keeps a shared facet's channel open while it counts.", () => {
  const {facet, log} = fedFacet(3)
  const stop = facet.observe(() => undefined)
  expect(log).toEqual(['connect'])
  stop()
  expect(log).toEqual(['connect', 'disconnect'])
})

/** The example, after its first notifications, with an empty log. */
async function watched() {
  const WhichFired = await freshExample('which-facet-fired')
  const {container} = underDomFiber(<WhichFired />)
  await passiveEffects()
  press(container, 'Clear')
  const log = () => find(container, '[data-testid="log"]').textContent
  return {container, log}
}

fact('player notifies, and health, a number that stays the same, does not.', async () => {
  const {container, log} = await watched()
  press(container, 'Walk')
  expect(log()).toBe('player = {"x":1,"health":30}\n')
})

fact(
  '“Hit” notifies player and health. isLow follows only when health falls below 25.',
  async () => {
    const {container, log} = await watched()
    const names = () => {
      const text = log()
      press(container, 'Clear')
      return text.split('\n').flatMap((line) => line.split(' = ').slice(0, -1))
    }
    press(container, 'Hit')
    expect(names()).toEqual(['player', 'health'])
    press(container, 'Hit')
    expect(names()).toEqual(['player', 'health', 'isLow'])
    press(container, 'Hit')
    expect(names()).toEqual(['player', 'health'])
  },
)

fact('Observers run inside the write, so a breakpoint', () => {
  const health = createFacet({initialValue: 3})
  const armour = createFacet({initialValue: 1})
  const stacks: string[] = []
  const trace = () => void stacks.push(new Error().stack ?? '')
  health.observe(trace)
  multiObserve(trace, [health, armour])
  stacks.length = 0
  function writerOfHealth() {
    health.set(2)
  }
  writerOfHealth()
  expect(stacks).toHaveLength(2)
  expect(stacks.every((stack) => stack.includes('writerOfHealth'))).toBe(true)
})

fact(
  'it notifies when the outer one ends, so its stack shows who started the outer batch or write, not who made this write.',
  () => {
    const health = createFacet({initialValue: 3})
    const armour = createFacet({initialValue: 1})
    const stacks: Record<string, string[]> = {source: [], derived: []}
    const trace = (name: string) => () => void stacks[name]?.push(new Error().stack ?? '')
    health.observe(trace('source'))
    mapFacetsLightweight([health, armour], (a, b) => a + b).observe(trace('derived'))
    stacks.source = []
    stacks.derived = []
    function writerOfHealth() {
      health.set(2)
    }
    function callerOfBatch() {
      batch(() => {
        writerOfHealth()
      })
    }
    callerOfBatch()
    const has = (name: string, code: string) =>
      stacks[name]?.map((stack) => stack.includes(code))
    expect(has('source', 'writerOfHealth')).toEqual([true])
    expect(has('derived', 'writerOfHealth')).toEqual([false])
    expect(has('derived', 'callerOfBatch')).toEqual([true])

    // An observer that writes does so inside the write that called it.
    const hits = createFacet({initialValue: 0})
    function writingObserver() {
      health.set(1)
    }
    hits.observe((count) => {
      if (count > 0) writingObserver()
    })
    stacks.derived = []
    function writerOfHits() {
      hits.set(1)
    }
    writerOfHits()
    expect(has('derived', 'writingObserver')).toEqual([false])
    expect(has('derived', 'writerOfHits')).toEqual([true])
  },
)

// 1,000 rows

/** As the live example, with fewer rows: jsdom takes long to mount 1,000. */
function manyRows() {
  const units = Array.from({length: 20}, (_, i) => ({id: i + 1, health: 100}))
  const ids = () => units.map(({id}) => id)
  const order = createFacet({initialValue: ids()})
  const rows = units.map(({health}) => createFacet({initialValue: health}))
  const sync = () => {
    for (const {id, health} of units) rows[id - 1]?.set(health)
    order.set(ids())
  }
  const renders = {list: vi.fn(), row: vi.fn()}
  const Row = memo(function Row({health}: {health: Facet<number> | undefined}) {
    renders.row()
    return <b>{health && <fast-text text={health} />}</b>
  })
  function List() {
    renders.list()
    const shown = useFacetUnwrap(order, shallowArrayEqualityCheck)
    return (
      <p>
        {shown !== NO_VALUE && shown.map((id) => <Row key={id} health={rows[id - 1]} />)}
      </p>
    )
  }
  const {container} = underDomFiber(<List />)
  return {list: find(container, 'p'), renders, sync, units}
}

fact('A hit writes one text node. No component renders.', () => {
  const {list, renders, sync, units} = manyRows()
  const [, second] = units
  if (second) second.health = 90
  expect(mutationsDuring(list, sync)).toBe(1)
  expect(list.children[1]?.textContent).toBe('90')
  expect(renders.list).toHaveBeenCalledTimes(1)
  expect(renders.row).toHaveBeenCalledTimes(20)
})

fact(
  'Another order renders the list once. memo spares the rows, and their key moves the elements that are there already.',
  () => {
    const {list, renders, sync, units} = manyRows()
    const before = [...list.children]
    units.reverse()
    commit(sync)
    expect(renders.list).toHaveBeenCalledTimes(2)
    expect(renders.row).toHaveBeenCalledTimes(20)
    expect([...list.children].reverse().every((row, i) => row === before[i])).toBe(true)
  },
)

fact('Map would not: its rows belong to an index, not to an id.', () => {
  const units = createFacet({initialValue: [1, 2]})
  const {container} = underDomFiber(
    <FacetMap array={units}>
      {(unit) => (
        <b>
          <fast-text text={unit} />
        </b>
      )}
    </FacetMap>,
  )
  const first = find(container, 'b')
  units.set([2, 1])
  expect(container.textContent).toBe('21')
  expect(find(container, 'b')).toBe(first)
})

// Loading and errors

/** Lets time pass for the fake timers, and React render what they changed. */
async function passed(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise((resolve) => setImmediate(resolve))
}

fact('The data has no value while it is loaded for the first time', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  try {
    const BestScore = await freshExample('loading-and-errors')
    const {container} = underDomFiber(<BestScore />)
    await passiveEffects()
    expect(container.textContent).toBe('Loading…Load again')
    await passed(300)
    expect(container.textContent).toBe('The server did not answer.Load again')
    press(container, 'Load again')
    await passed(0)
    expect(container.textContent).toBe('Loading…Load again')
    await passed(300)
    expect(container.textContent).toBe('Best score: 1002Load again')
  } finally {
    vi.useRealTimers()
  }
})

fact('Only the answer to the latest request counts.', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  try {
    const BestScore = await freshExample('loading-and-errors')
    const {container} = underDomFiber(<BestScore />)
    await passiveEffects()
    await passed(200)
    press(container, 'Load again')
    await passed(200)
    expect(container.textContent).toBe('Loading…Load again')
    await passed(100)
    expect(container.textContent).toBe('Best score: 1002Load again')
  } finally {
    vi.useRealTimers()
  }
})

fact(
  'An answer that comes after the component is unmounted writes a facet that nobody observes, which is harmless.',
  () => {
    const written: Facet<number>[] = []
    const setters: ((value: number) => void)[] = []
    function Score() {
      const [score, setScore] = useFacetState(0)
      written.push(score)
      setters.push(setScore)
      return <fast-text text={score} />
    }
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const {container, unmount} = underDomFiber(<Score />)
    unmount()
    setters[0]?.(9)
    expect(written[0]?.get()).toBe(9)
    expect(container.textContent).toBe('')
    expect(complaints.mock.calls).toEqual([])
    complaints.mockRestore()
  },
)

class Boundary extends Component<{children: ReactNode; onError: () => void}> {
  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.props.children
  }
}

fact('An error in a promise reaches no error boundary.', async () => {
  const onError = vi.fn()
  const caught: unknown[] = []
  function Loading({load}: {load: () => Promise<unknown>}) {
    useEffect(() => {
      load().catch((error: unknown) => caught.push(error))
    }, [load])
    return <b>Loading</b>
  }
  const load = () => Promise.reject(new Error('no answer'))
  const {container} = underDomFiber(
    <Boundary onError={onError}>
      <Loading load={load} />
    </Boundary>,
  )
  await until(() => caught.length > 0)
  expect(onError).toHaveBeenCalledTimes(0)
  expect(container.innerHTML).toBe('<b>Loading</b>')
})

fact('let a Mount per status show the rest.', () => {
  const status = createFacet({initialValue: 'loading'})
  function Screen({when}: {when: string}) {
    return (
      <Mount when={useFacetMap((now) => now === when, [when], [status])}>
        <b>{when}</b>
      </Mount>
    )
  }
  const {container} = underDomFiber(
    <p>
      <Screen when="loading" />
      <Screen when="ready" />
    </p>,
  )
  expect(container.textContent).toBe('loading')
  commit(() => status.set('ready'))
  expect(container.textContent).toBe('ready')
})

// Settings

fact('Both may fail, so both are in a try', async () => {
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  try {
    const Settings = await freshExample('persistence')
    const {container} = underDomFiber(<Settings />)
    const volume = () => find(container, '[data-testid="volume"]').textContent
    expect(volume()).toBe('Volume: 50')
    press(container, 'Louder')
    expect(volume()).toBe('Volume: 60')
    expect(getItem).toHaveBeenCalledTimes(1)
    expect(setItem).toHaveBeenCalledTimes(1)
  } finally {
    getItem.mockRestore()
    setItem.mockRestore()
  }
})

fact('What was read is checked before it is used.', async () => {
  const volumeOf = async (stored: string) => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(stored)
    try {
      const Settings = await freshExample('persistence')
      const {container} = underDomFiber(<Settings />)
      return find(container, '[data-testid="volume"]').textContent
    } finally {
      getItem.mockRestore()
    }
  }
  expect(await volumeOf('80')).toBe('Volume: 80')
  expect(await volumeOf('"loud"')).toBe('Volume: 50')
  expect(await volumeOf('{"broken')).toBe('Volume: 50')
})

/** As on the page, with an engine whose stored volume, or failure, a fact chooses. */
function keptVolume(load: () => Promise<unknown>) {
  const saved: number[] = []
  const complaints: unknown[] = []
  const complain = (error: unknown) => void complaints.push(error)
  const engine = {
    load,
    save: (value: number) => Promise.resolve(saved.push(value)),
  }
  const volume = createFacet({initialValue: 50})

  function keepVolume(): () => void {
    let kept = volume.get()
    let wasChanged = false

    const stop = volume.observe((value) => {
      if (value === kept) return
      kept = value
      wasChanged = true
      engine.save(value).catch(complain)
    })

    const show = (stored: unknown) => {
      if (wasChanged || typeof stored !== 'number') return
      kept = stored
      volume.set(stored)
    }
    engine.load().then(show).catch(complain)

    return stop
  }

  const heard = heardFrom(volume)
  return {complaints, heard, saved, stop: keepVolume(), volume}
}

fact('Start with the default, and write the facet when the store answers.', async () => {
  const {heard, saved, stop, volume} = keptVolume(() => Promise.resolve(80))
  await until(() => heard.length > 1)
  expect(heard).toEqual([50, 80])
  expect(saved).toEqual([])
  volume.set(90)
  stop()
  volume.set(95)
  expect(saved).toEqual([90])
})

fact(
  'Save only what the player has changed, so that a failed load never replaces the stored value with the default',
  async () => {
    const failing = keptVolume(() => Promise.reject(new Error('busy')))
    await until(() => failing.complaints.length > 0)
    expect(failing.heard).toEqual([50])
    expect(failing.saved).toEqual([])
    failing.volume.set(60)
    failing.volume.set(50)
    expect(failing.saved).toEqual([60, 50])

    const loud = Promise.resolve('loud')
    const broken = keptVolume(() => loud)
    await loud
    expect([broken.heard, broken.saved]).toEqual([[50], []])

    const eighty = Promise.resolve(80)
    const late = keptVolume(() => eighty)
    late.volume.set(70)
    await eighty
    expect(late.heard).toEqual([50, 70])
    expect(late.saved).toEqual([70])
  },
)
