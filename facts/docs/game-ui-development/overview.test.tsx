import {
  batch,
  createFacet,
  mapFacetsLightweight,
  Mount,
  NO_VALUE,
  shallowObjectEqualityCheck,
  startFacetTransition,
  useFacetMap,
  type Facet,
  type WritableFacet,
} from '@react-facet/core'
import {
  sharedDynamicSelector,
  sharedFacet,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import {type ReactNode} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  elementOf,
  fedFacet,
  find,
  heardFrom,
  inComponent,
  mutationsDuring,
  passiveEffects,
  resultOf,
  samplesOf,
  until,
} from '../../probes'
import {commit, underDomFiber} from '../../render'
import PauseMenu from '../../../src/examples/spatial-focus'

const sample = samplesOf(import.meta.filename)

facts({
  'The engine takes a number and parses no string.'() {
    const {MapMarker} = sample<'MapMarker'>('function MapMarker')
    const marker = createFacet<object>({initialValue: {x: 1, y: 2}})
    const {style} = elementOf(<MapMarker marker={marker} />)
    marker.set({x: 3, y: 2})
    expect([Reflect.get(style, 'leftPX'), Reflect.get(style, 'topPX')]).toEqual([3, 2])
  },

  // What costs time
  'React does neither for a value that is bound, not unwrapped':
    claims.bindingRendersNothing,

  'The default check drops equal strings, numbers and booleans':
    claims.equalPrimitivesAreDropped,

  // A game pushes, the UI filters
  'useFacetMap picks a string, a number or a boolean. An equal one stops here.'() {
    const player = createFacet({initialValue: {x: 1, health: 100}})
    const heard = heardFrom(player)
    const {container} = inComponent(() => (
      <fast-text text={useFacetMap(({health}) => health, [], [player])} />
    ))
    const push = (change: object) => () =>
      player.setWithCallback((now) =>
        now === NO_VALUE ? now : Object.assign(now, change),
      )
    expect(mutationsDuring(container, push({x: 2}))).toHaveLength(0)
    expect(mutationsDuring(container, push({health: 90}))).toHaveLength(1)
    expect(heard).toHaveLength(3)
  },

  'A selector that returns a fresh object passes every push on, unless it has an equality check.'() {
    const player = createFacet({initialValue: {x: 1, health: 100}})
    const select = ({health}: {health: number}) => ({health})
    const heard = [undefined, shallowObjectEqualityCheck].map((check) =>
      heardFrom(resultOf(() => useFacetMap(select, [], [player], check))),
    )
    for (const x of [2, 3]) player.set({x, health: 100})
    expect(heard.map(({length}) => length)).toEqual([3, 1])
  },
})

const {oncePerFrame} = sample<
  'oncePerFrame',
  (driver: SharedFacetDriver) => SharedFacetDriver
>('oncePerFrame.ts')

/** A game whose values pass through `oncePerFrame`, and what a listener hears. */
function limitedGame() {
  const heard: unknown[] = []
  const {facet, log} = fedFacet(0)
  const driver = oncePerFrame((_, onChange) => facet.observe(onChange))
  const stop = driver('position', (value) => heard.push(value))
  return {heard, log, stop, push: facet.set}
}

/** Lets time pass for fake timers and frames, after `vi.useFakeTimers`. */
const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)

facts({
  'Put the limit into the driver, where it holds for all shared facets'() {
    vi.useFakeTimers()
    const {heard, push, stop} = limitedGame()
    for (const value of [1, 2, 3]) push(value)
    pass(20)
    push(4)
    pass(20)
    expect(heard).toEqual([0, 3, 4])
    stop()
  },

  'One frame serves all names, and passes their values on in one batch, so that a selector of several facets sees them together.'() {
    vi.useFakeTimers()
    const [health, maximum] = [fedFacet(100).facet, fedFacet(100).facet]
    const driver = oncePerFrame((name, onChange) =>
      (name === 'health' ? health : maximum).observe(onChange),
    )
    const [now, most] = ['health', 'maximum'].map((name) => {
      const facet = createFacet<number>({initialValue: NO_VALUE})
      driver(name, (value) => facet.set(value as number))
      return facet
    })
    if (!now || !most) throw new Error('there are fewer than two facets')
    const heard = heardFrom(mapFacetsLightweight([now, most], (a, b) => a / b))
    for (const [value, limit] of [
      [200, 200],
      [50, 100],
    ] as const) {
      health.set(value)
      maximum.set(limit)
      pass(20)
    }
    expect(heard.slice(1)).toEqual([1, 0.5])
  },

  'The first value is passed on immediately, so a newly mounted component can show it in the same frame. The function that the driver returns cancels a pending update.'() {
    vi.useFakeTimers()
    const {heard, log, push, stop} = limitedGame()
    expect(heard).toEqual([0])
    push(1)
    stop()
    pass(50)
    expect([heard, log]).toEqual([[0], ['connect', 'disconnect']])
  },

  // Keep structure still
  'Map renders when the length changes, not when an item does.':
    claims.mapRendersByLength,

  'With one array facet for 1,000 markers, moving one calls at least 1,000 observers.':
    claims.arrayNotifiesAllRows,

  // Memory
  'sharedDynamicSelector keeps the selectors that it makes.'() {
    const squad = sharedFacet<string[]>('squad')
    const slot = sharedDynamicSelector((index: number) => [
      (names) => names[index],
      [squad],
    ])
    const selectors = Array.from({length: 2000}, (_, index) => slot(index))
    expect(selectors.every((selector, index) => selector === slot(index))).toBe(true)
  },

  // Input
  async 'While the button is held, the frames write the same number, so the facet notifies once per press.'() {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
      frames.push(frame),
    )
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
    const confirm = {pressed: false}
    const navigator = {getGamepads: () => [null, {buttons: [confirm]}]}
    vi.stubGlobal('navigator', navigator)
    const {container, unmount} = underDomFiber(<PauseMenu />)
    await passiveEffects()
    const first = find(container, 'button')
    const chosen = vi.fn()
    first.addEventListener('click', chosen)
    first.focus()
    const counts = [false, true, true, true, false, true].map((pressed) => {
      confirm.pressed = pressed
      frames.shift()?.(0)
      return chosen.mock.calls.length
    })
    expect(counts).toEqual([0, 1, 1, 1, 1, 2])
    expect(container.textContent).toContain('Focus: Map, chosen: Map, renders: 1')
    unmount()
    await passiveEffects()
    expect(frames).toEqual([])
  },

  // Narration and languages
  'the dictionary is a facet, so a change of language writes the texts and renders nothing.'() {
    const {Health} = sample<
      'Health',
      (props: {health: Facet<number>; language: Facet<{health: string}>}) => ReactNode
    >('HealthNarration.tsx')
    const language = createFacet({initialValue: {health: 'Health'}})
    const health = createFacet({initialValue: 3})
    const {container, renders} = inComponent(() => Health({health, language}))
    expect(
      mutationsDuring(container, () => language.set({health: 'Hälsa'})),
    ).toHaveLength(2)
    expect(container.innerHTML).toBe(
      '<div data-narrate="Hälsa: 3" data-narrate-as="status">Hälsa: 3</div>',
    )
    expect(renders()).toBe(1)
  },

  // Measure
  "The first line includes the call for the current value, if there is one. countNotifications observes the facet, so it keeps a shared facet's channel open."() {
    vi.useFakeTimers()
    const lines: string[] = []
    const {countNotifications} = sample<
      'countNotifications',
      (name: string, facet: Facet<unknown>) => () => void
    >('countNotifications.ts', {
      console: {log: (line: string) => lines.push(line)},
    })
    const {facet, log} = fedFacet(3)
    const stop = countNotifications('health', facet)
    pass(1000)
    facet.set(4)
    facet.set(5)
    pass(1000)
    expect(lines).toEqual(['health: 1 per second', 'health: 2 per second'])
    expect(log).toEqual(['connect'])
    stop()
    expect(log).toEqual(['connect', 'disconnect'])
  },
})

/** Observes a facet. The result says which names were on the stack at each call after the first. */
function stackReaderOf(facet: Facet<unknown>): (...names: string[]) => boolean[][] {
  const stacks: string[] = []
  facet.observe(() => {
    const {stackTraceLimit} = Error
    Error.stackTraceLimit = 50
    stacks.push(new Error().stack ?? '')
    Error.stackTraceLimit = stackTraceLimit
  })
  stacks.length = 0
  return (...names) => stacks.map((stack) => names.map((name) => stack.includes(name)))
}

facts({
  'observers run inside the write, so a breakpoint or a console.trace() in report has the code that wrote the facet on its stack. The exception is a facet derived from several, when the write is inside a batch, a transition or an observer of another write: it notifies when the batch, transition or other write ends, so its stack shows what started that.'() {
    const health = createFacet({initialValue: 3})
    const armour = createFacet({initialValue: 1})
    const hits = createFacet({initialValue: 0})
    const direct = stackReaderOf(health)
    const derived = stackReaderOf(mapFacetsLightweight([health, armour], (a, b) => a + b))
    function writer(value: number) {
      health.set(value)
    }
    hits.observe((count) => count > 0 && writer(1))
    const starters = [
      () => writer(4),
      () => batch(() => writer(2)),
      () => startFacetTransition(() => writer(5)),
      () => hits.set(1),
    ]
    function starter(which: number) {
      starters[which]?.()
    }
    for (const which of starters.keys()) starter(which)
    const names = ['writer', 'starter']
    expect(direct(...names)).toEqual(starters.map(() => [true, true]))
    // Only the plain write is still on the stack when the derived facet notifies.
    expect(derived(...names)).toEqual(starters.map((_, which) => [which === 0, true]))
  },

  // Recipes
  'A hit writes one text node. No component renders.'() {
    const units = [100, 100, 100]
    const rows = units.map((health) => createFacet({initialValue: health}))
    const Row = vi.fn(({health}: {health: Facet<number>}) => <fast-text text={health} />)
    const {container} = underDomFiber(
      <p>
        {rows.map((health, index) => (
          <Row key={index} health={health} />
        ))}
      </p>,
    )
    units[1] = 90
    const sync = () => batch(() => units.forEach((health, i) => rows[i]?.set(health)))
    expect(mutationsDuring(container, sync)).toHaveLength(1)
    expect(container.textContent).toBe('10090100')
    expect(Row).toHaveBeenCalledTimes(3)
  },

  'Keep the status in a facet, and let one Mount per status show what belongs to it.'() {
    const status = createFacet({initialValue: 'loading'})
    const statusIs = (wanted: string) =>
      mapFacetsLightweight([status], (now) => now === wanted)
    const {container} = underDomFiber(
      <p>
        {['loading', 'ready'].map((wanted) => (
          <Mount key={wanted} when={statusIs(wanted)}>
            <b>{wanted}</b>
          </Mount>
        ))}
      </p>,
    )
    expect(container.textContent).toBe('loading')
    commit(() => status.set('ready'))
    expect(container.textContent).toBe('ready')
  },
})

/** The sample `engineVolume.ts`, with an engine whose `load` returns `answer`. */
function runEngineVolume(answer: Promise<unknown>) {
  const saved: number[] = []
  const complaints: unknown[] = []
  const {keepVolume, volume} = sample<{
    keepVolume: () => () => void
    volume: WritableFacet<number>
  }>('engineVolume.ts', {
    console: {error: (error: unknown) => complaints.push(error)},
    engine: {
      load: () => answer,
      save: (_: string, value: number) => Promise.resolve(saved.push(value)),
    },
  })
  return {complaints, heard: heardFrom(volume), saved, stop: keepVolume(), volume}
}

facts({
  async 'Start with the default, and write the facet when the store answers. Save what the player has changed and nothing else, so that after a failed load the default does not replace the stored value'() {
    const {heard, saved, stop, volume} = runEngineVolume(Promise.resolve(80))
    await until(() => heard.length > 1)
    expect([heard, saved]).toEqual([[50, 80], []])
    volume.set(90)
    stop()
    volume.set(95)
    expect(saved).toEqual([90])

    const failing = runEngineVolume(Promise.reject(new Error('busy')))
    await until(() => failing.complaints.length > 0)
    expect([failing.heard, failing.saved]).toEqual([[50], []])
    for (const value of [60, 50]) failing.volume.set(value)
    expect(failing.saved).toEqual([60, 50])

    // An answer that comes after a change, or is not a number, is neither shown nor saved.
    const late = runEngineVolume(Promise.resolve(80))
    late.volume.set(70)
    const broken = runEngineVolume(Promise.resolve('loud'))
    await passiveEffects()
    expect([broken.heard, broken.saved]).toEqual([[50], []])
    expect([late.heard, late.saved]).toEqual([[50, 70], [70]])
  },
})
