import * as core from '@react-facet/core'
import {
  batch,
  createFacet,
  createUniformObjectEqualityCheck,
  Map as FacetMap,
  mapFacetsCached,
  mapFacetsLightweight,
  Mount,
  NO_VALUE,
  startFacetTransition,
  strictEqualityCheck,
  Unwrap,
  useFacetCallback,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetMemo,
  useFacetState,
  useFacetUnwrap,
  useFacetWrap,
  useFacetWrapMemo,
  type EqualityCheck,
  type Facet,
} from '@react-facet/core'
import {sharedFacet} from '@react-facet/shared-facet'
import {memo, startTransition, useLayoutEffect, useState} from 'react'
import {vi} from 'vitest'
import {expect} from './fact'
import {
  attempt,
  Boundary,
  clear,
  complaintsDuring,
  enter,
  errorsDuring,
  fedFacet,
  find,
  heardFrom,
  heardThrough,
  identities,
  inBoundary,
  inComponent,
  Logged,
  logging,
  mountComponents,
  mutationsDuring,
  passiveEffects,
  probeEffects,
  probeHook,
  quietly,
  resultOf,
  secondCopyOf,
  until,
  updatesDuring,
  verdicts,
} from './probes'
import {commit, installedRenderer, tag, underDomFiber, underReactDom} from './render'

/*
 * Proofs of claims that several pages make in different words. The facts of those pages
 * name these functions as proofs.
 */

/** A change of a facet that is bound to elements or an effect renders no component. */
export function bindingRendersNothing(): void {
  const health = createFacet({initialValue: '100'})
  const ran: string[] = []
  const {container, renders} = inComponent(() => {
    useFacetLayoutEffect((value) => void ran.push(value), [], [health])
    return (
      <fast-p className={health}>
        <fast-text text={health} />
      </fast-p>
    )
  })
  const changes = mutationsDuring(container, () => health.set('90'))
  expect(ran).toEqual(['100', '90'])
  expect(changes.toSorted()).toEqual(['attributes', 'characterData'])
  expect(container.textContent).toBe('90')
  expect(renders()).toBe(1)
}

/** A write reaches the DOM before it returns. A map of two facets waits for the end of a batch. */
export function boundElementsFollowAtOnce(): void {
  const health = createFacet({initialValue: 3})
  const max = createFacet({initialValue: 10})
  const {container, renders} = inComponent(() => {
    const both = useFacetMap((a, b) => ` ${a} of ${b}`, [], [health, max])
    return (
      <p>
        <fast-text text={health} />
        <fast-text text={both} />
      </p>
    )
  })
  health.set(2)
  expect(container.textContent).toBe('2 2 of 10')
  batch(() => {
    health.set(1)
    expect(container.textContent).toBe('1 2 of 10')
  })
  expect(container.textContent).toBe('1 1 of 10')
  expect(renders()).toBe(1)
}

/** A component renders for each value of a facet that it unwraps. */
export function unwrappingRenders(): void {
  const ammo = createFacet({initialValue: 30})
  const {results} = probeHook(() => useFacetUnwrap(ammo), 0)
  for (const rounds of [29, 28]) commit(() => ammo.set(rounds))
  expect(results).toEqual([30, 29, 28])
}

/** Whether a component that calls a hook renders without end, under each renderer. */
function rendersEndlessly(useContent: () => unknown): boolean[] {
  return [underDomFiber, underReactDom].map((show) => {
    const useNothing = () => {
      useContent()
      return null
    }
    const {container} = inComponent(useNothing, (part) => inBoundary(part, show))
    return container.textContent.startsWith('Maximum update depth exceeded')
  })
}

/** Unwrapping a facet of an object that is made while rendering renders without end. */
export function unwrappingNewFacetsNeverEnds(): void {
  const player = createFacet({initialValue: {x: 1}})
  const makeCheck = () =>
    createUniformObjectEqualityCheck<{x: number}>(strictEqualityCheck)
  const check = makeCheck()
  const endless: (() => unknown)[] = [
    () => useFacetUnwrap(useFacetWrap({x: 1})),
    () => useFacetUnwrap(useFacetMap((point) => point, [], [player], makeCheck())),
    () => useFacetUnwrap(useFacetMemo((point) => point, [], [player], makeCheck())),
    () => useFacetUnwrap(useFacetWrapMemo(player, makeCheck())),
    () => useFacetUnwrap(useFacetMap((point) => point, [{}], [player])),
  ]
  const finite: (() => unknown)[] = [
    () => useFacetUnwrap(useFacetMap(({x}) => x, [{}], [player])),
    () => useFacetUnwrap(useFacetMap((point) => point, [], [player], check)),
  ]
  expect(endless.flatMap(rendersEndlessly)).toEqual(endless.flatMap(() => [true, true]))
  expect(finite.flatMap(rendersEndlessly)).toEqual(finite.flatMap(() => [false, false]))
}

/** A check that is made while rendering and calls a value different renders without end. */
export function unequalCheckNeverEnds(): void {
  const facet = createFacet({initialValue: 1})
  const differs = () => () => false
  const useInline = () => useFacetUnwrap(facet, () => () => false)
  expect(rendersEndlessly(useInline)).toEqual([true, true])
  const useKept = () => useFacetUnwrap(facet, differs)
  expect(rendersEndlessly(useKept)).toEqual([false, false])
  const useEqual = () => useFacetUnwrap(facet, () => () => true)
  expect(rendersEndlessly(useEqual)).toEqual([false, false])
}

/** `Mount` renders when its facet changes, and not when an equal value is written. */
export function mountRendersForItsCondition(): void {
  const open = createFacet<boolean | undefined>({initialValue: true})
  // Mount is a function: the probe calls it as a hook, so each of its renders adds a result.
  const {results} = probeHook(() => Mount({when: open, children: <li />}), 0)
  for (const value of [true, false, undefined]) commit(() => open.set(value))
  expect(results).toHaveLength(3)
}

/** Hooks and mount components work under both renderers. */
export function coreWorksUnderBoth(): void {
  for (const show of [underDomFiber, underReactDom]) {
    for (const {shows, element} of mountComponents) {
      const facet = createFacet<unknown>({initialValue: NO_VALUE})
      const useMapped = () => element(useFacetMap((value) => value, [], [facet]))
      const {container} = inComponent(useMapped, show)
      commit(() => facet.set(shows))
      expect(container.textContent).toBe('shown')
    }
  }
}

/** Typed text stays in a field until the field's facet gets another value. */
export function typedTextStays(): void {
  const name = createFacet({initialValue: 'Ada'})
  const {container} = underDomFiber(<fast-input type="text" value={name} />)
  const field = find(container, 'input')
  enter(field, 'typed')
  name.set('Ada')
  expect(field.value).toBe('typed')
  name.set('Bo')
  expect(field.value).toBe('Bo')
}

/** A state change renders the component, and its children unless memoised or created elsewhere. */
export function stateRendersChildren(): void {
  const rendered: string[] = []
  const Part = ({name}: {name: string}) => <>{void rendered.push(name)}</>
  const Memoised = memo(Part)
  const chat = <Part name="Chat" />
  const {container} = inComponent(() => {
    const [health, setHealth] = useState(3)
    rendered.push(`Hud ${health}`)
    return (
      <button onClick={() => setHealth(2)}>
        <Part name="Map" />
        <Memoised name="Quests" />
        {chat}
      </button>
    )
  })
  commit(() => find(container, 'button').click())
  expect(rendered).toEqual(['Hud 3', 'Map', 'Quests', 'Chat', 'Hud 2', 'Map'])
}

/** An equal string, number or boolean notifies nobody, so nothing is written to the DOM. */
export function equalPrimitivesAreDropped(): void {
  for (const value of ['Ada', 100, true]) {
    const facet = createFacet<string | number | boolean>({initialValue: value})
    const heard = heardFrom(facet)
    const text = mapFacetsLightweight([facet], String)
    const {container} = underDomFiber(
      <fast-p className={text}>
        <fast-text text={text} />
      </fast-p>,
    )
    expect(mutationsDuring(container, () => facet.set(value))).toEqual([])
    expect(heard).toEqual([value])
    // Another value is written to the class and to the text.
    expect(mutationsDuring(container, () => facet.set('other'))).toHaveLength(2)
  }
}

/** `Map` renders its rows when the length of the array changes, not when an item does. */
export function mapRendersByLength(): void {
  const items = createFacet({initialValue: ['a', 'b']})
  const row = vi.fn((item: Facet<string>) => <fast-text text={item} />)
  const {renders, container} = inComponent(() => <FacetMap array={items}>{row}</FacetMap>)
  row.mockClear()
  commit(() => items.set(['a', 'c']))
  expect(container.textContent).toBe('ac')
  expect(row).not.toHaveBeenCalled()
  commit(() => items.set(['a', 'c', 'd']))
  expect(container.textContent).toBe('acd')
  expect(row).toHaveBeenCalledTimes(3)
  expect(renders()).toBe(1)
}

/** With a facet per row, a change calls one observer; with one facet of the array, it calls all. */
export function arrayNotifiesAllRows(): void {
  const values = Array.from({length: 1000}, () => 0)
  const rows = values.map((initialValue) => createFacet({initialValue}))
  const array = createFacet({initialValue: values})
  const [rowObserver, arrayObserver] = [vi.fn(), vi.fn()]
  for (const [index, row] of rows.entries()) {
    row.observe(rowObserver)
    mapFacetsLightweight([array], (all) => all[index]).observe(arrayObserver)
  }
  rowObserver.mockClear()
  arrayObserver.mockClear()
  rows[7]?.set(1)
  array.set(values.with(7, 1))
  expect(rowObserver).toHaveBeenCalledTimes(1)
  expect(arrayObserver).toHaveBeenCalledTimes(1000)
}

/**
 * A component that unwraps a facet renders once after three writes. With dom-fiber 0.6.4,
 * each write renders it before the setter returns.
 */
export async function writesRender(): Promise<void> {
  for (const show of [underDomFiber, underReactDom]) {
    const health = createFacet({initialValue: 3})
    const {results, latest} = probeHook(() => useFacetUnwrap(health), 0, show)
    for (const value of [2, 1, 0]) health.set(value)
    const meanwhile = [...results]
    await until(() => latest() === 0)
    const isBatched = installedRenderer === '18.x' || show === underReactDom
    expect(meanwhile).toEqual(isBatched ? [3] : [3, 2, 1, 0])
    expect(results).toEqual(isBatched ? [3, 0] : [3, 2, 1, 0])
  }
}

/** Setting two states together renders once, but twice with dom-fiber 0.6.4. */
export async function statesRender(): Promise<void> {
  for (const within of [(run: () => void) => run(), setTimeout]) {
    const {results, latest, unmount} = probeHook(() => {
      const [health, setHealth] = useState(3)
      const [potions, setPotions] = useState(2)
      return {sum: health + potions, setHealth, setPotions}
    }, 0)
    const {setHealth, setPotions} = latest()
    within(() => {
      setHealth(4)
      setPotions(4)
    })
    await until(() => latest().sum === 8)
    expect(results.map(({sum}) => sum)).toEqual(
      installedRenderer === '18.x' ? [5, 8] : [5, 6, 8],
    )
    unmount()
  }
}

/** A transition renders after urgent updates. With dom-fiber 0.6.4, it is not deferred. */
export async function transitionsDefer(): Promise<void> {
  for (const start of [startFacetTransition, startTransition]) {
    const page = createFacet({initialValue: 'map'})
    const {results, latest, unmount} = probeHook(() => useFacetUnwrap(page), 0)
    start(() => page.set('quests'))
    // Commits urgent work.
    commit(() => undefined)
    expect(latest()).toBe(installedRenderer === '18.x' ? 'map' : 'quests')
    await until(() => latest() === 'quests')
    expect(results).toEqual(['map', 'quests'])
    unmount()
  }
}

/** A facet on a plain tag is bound at run time, though TypeScript accepts it only in `data-*`. */
export function plainTagTakesFacets(): void {
  const className = createFacet({initialValue: 'slot'})
  underDomFiber(<li data-testid={className} />)
  // @ts-expect-error -- className of a plain tag takes strings only
  const {container} = underDomFiber(<li className={className} />)
  className.set('slot selected')
  expect(container.innerHTML).toBe('<li class="slot selected"></li>')
}

/** When a render leaves out `strokeWidth`, the attribute stays. */
export function strokeWidthStays(): void {
  const {container, rerender} = underDomFiber(<fast-path strokeWidth="2" stroke="red" />)
  rerender(<fast-path />)
  expect(container.innerHTML).toBe('<path stroke-width="2"></path>')
}

/** A number derived from an object notifies when it differs; the object always notifies. */
export function derivedPrimitiveIsCompared(): void {
  const player = {health: 3, gold: 1n}
  const facet = createFacet({initialValue: player})
  const pick = (key: keyof typeof player) =>
    heardFrom(resultOf(() => useFacetMap((value) => value[key], [], [facet])))
  const heard = [heardFrom<unknown>(facet), pick('health'), pick('gold')]
  for (const points of [3, 2]) {
    player.health = points
    facet.set(player)
  }
  // The default check never calls a bigint equal.
  expect(heard).toEqual([
    [player, player, player],
    [3, 2],
    [1n, 1n, 1n],
  ])
}

/** A facet passed as an event handler is not called. */
export function facetIsNoHandler(): void {
  const handler = vi.fn()
  const onClick = createFacet({initialValue: handler})
  const {container} = underDomFiber(tag('button', {onClick}))
  // Some browsers report an error here, others do not.
  errorsDuring(() => find(container, 'button').click())
  expect(handler).not.toHaveBeenCalled()
}

/** A facet among the children of an element throws under both renderers. */
export function facetIsNoChild(): void {
  const coins = createFacet({initialValue: 1}) as unknown as string
  for (const show of [underDomFiber, underReactDom]) {
    const {thrown} = attempt(() => show(<p>{coins}</p>))
    expect(String(thrown)).toContain(
      'Objects are not valid as a React child (found: object with keys {set, setWithCallback, get, observe})',
    )
  }
}

/** Under react-dom, a fast-* element is unknown and shows facets as objects. */
export function fastElementIsUnknown(): void {
  const className = createFacet({initialValue: 'fine'})
  const {container} = quietly(() => underReactDom(<fast-div className={className} />))
  expect(container.innerHTML).toBe('<fast-div classname="[object Object]"></fast-div>')
}

/** Shows its health through a getter, as the objects of an engine may. */
class Unit {
  readonly #health: number

  constructor(health: number) {
    this.#health = health
  }

  get health(): number {
    return this.#health
  }
}

/** A check finds any two Dates, Maps, Sets or such units equal, because they have no keys. */
export function builtInsAreEqual(check: EqualityCheck<object>): void {
  for (const two of [
    [new Date(1), new Date(2)],
    [new Map([[1, 2]]), new Map()],
    [new Set([1]), new Set([2])],
    [new Unit(1), new Unit(2)],
  ]) {
    expect(verdicts(check, two)[1]).toBe('equal')
  }
}

/** Inside a value that `wrap` makes, a check compares an object by reference. */
export function comparesReferences<T>(
  check: EqualityCheck<T>,
  wrap: (object: {x: number}) => unknown,
): void {
  const object = {x: 1}
  const isEqual = check() as (value: unknown) => boolean
  isEqual(wrap(object))
  object.x = 5
  expect(isEqual(wrap(object))).toBe(true)
  expect(isEqual(wrap({...object}))).toBe(false)
}

/** A check runs after the selector, which has already made a new array or object. */
export function selectorRunsBeforeCheck<T>(
  select: (x: number) => T,
  check: EqualityCheck<T>,
): void {
  const source = createFacet({initialValue: 1})
  const selector = vi.fn(select)
  const heard = heardFrom(resultOf(() => useFacetMap(selector, [], [source], check)))
  source.set(2)
  expect(selector).toHaveBeenCalledTimes(2)
  expect(heard).toHaveLength(1)
}

/** After `a`, `null`, `b`, a nullable check remembers `a`, so it drops the next `a`. */
export function changeAfterNullIsLost<T>(
  check: EqualityCheck<T | null>,
  a: T,
  b: T,
): void {
  expect(heardThrough(check, [a, null, b, structuredClone(a)])).toEqual([a, null, b])
}

/** Unsubscribing twice disconnects the source twice. */
export function secondStopDisconnectsAgain(): void {
  const {facet, log} = fedFacet(1)
  const stop = facet.observe(() => undefined)
  stop()
  expect(log).toEqual(['connect', 'disconnect'])
  stop()
  expect(log).toEqual(['connect', 'disconnect', 'disconnect'])
}

/**
 * A check with a memory drops the first value of a new connection if it equals the last value of
 * the connection before.
 */
export function firstValueOfNextConnectionIsDropped(): void {
  const facet = createFacet({
    initialValue: 0,
    startSubscription(update: (value: number) => void) {
      update(30)
      return () => undefined
    },
    equalityCheck: strictEqualityCheck,
  })
  const heard: number[] = []
  facet.observe((value) => heard.push(value))()
  expect(facet.get()).toBe(0)
  facet.observe((value) => heard.push(value))
  expect(heard).toEqual([0, 30, 0])
}

/**
 * When the last value of a cleared facet is written again, a check with a memory drops it; the
 * default check does not.
 */
export function clearedValueIsDropped(): void {
  const outcomes = [strictEqualityCheck, undefined].map((check) => {
    const [facet, set] = resultOf(() => useFacetState<number>(1, check))
    const heard = heardFrom(facet)
    set(() => NO_VALUE)
    set(1)
    return [facet.get(), heard]
  })
  expect(outcomes).toEqual([
    [NO_VALUE, [1]],
    [1, [1, 1]],
  ])
}

/** `mapFacetsLightweight` repeats an equal value unless it gets a check. */
export function lightweightMapHasNoCheck(check: EqualityCheck<boolean>): void {
  const health = createFacet({initialValue: 1})
  const isAlive = (value: number) => value > 0
  const heard = [
    mapFacetsLightweight([health], isAlive),
    mapFacetsLightweight([health], isAlive, check),
    resultOf(() => useFacetMap(isAlive, [], [health])),
  ].map(heardFrom)
  health.set(2)
  expect(heard).toEqual([[true, true], [true], [true]])
}

/** Maps of several facets do not wait for the end of a write made with another copy of core. */
export function copiesDoNotBatch(): void {
  const copy = secondCopyOf('@react-facet/core') as typeof core
  const base = createFacet({initialValue: 1})
  const heard = [core, copy].map(({mapFacetsLightweight: map}) =>
    heardFrom(map([map([base], (x) => x), map([base], (x) => -x)], (x, y) => x + y)),
  )
  base.set(2)
  expect(heard).toEqual([
    [0, 0],
    [0, 1, 0],
  ])
}

/** An error in a selector comes out of the write, which has already stored the value. */
export function selectorErrorComesOut(useHook: typeof useFacetMap): void {
  const source = createFacet({initialValue: 2})
  const fail = (value: number) => {
    if (value === 0) throw new Error('zero')
    return value
  }
  const before = heardFrom(source)
  const derived = heardFrom(resultOf(() => useHook(fail, [], [source])))
  const after = heardFrom(source)
  expect(() => source.set(0)).toThrow('zero')
  expect(source.get()).toBe(0)
  source.set(4)
  expect([before, derived, after]).toEqual([
    [2, 0, 4],
    [2, 4],
    [2, 4],
  ])
}

/** A memo that nobody observes keeps the result of its first `get()` for the next observer. */
export function memoKeepsFirstResult(
  doubled: (source: Facet<number>) => Facet<number>,
): void {
  const source = createFacet({initialValue: 1})
  const memo = doubled(source)
  expect(memo.get()).toBe(2)
  source.set(5)
  expect(memo.get()).toBe(2)
  const heard: number[] = []
  const stop = memo.observe((value) => heard.push(value))
  expect(heard).toEqual([2, 10])
  // When the last observer leaves, the memo drops its result.
  stop()
  source.set(6)
  expect(memo.get()).toBe(12)
}

/** A change of a facet that a selector reads with `get()` does not run the selector. */
export function readingIsNotFollowing(): void {
  const listed = createFacet({initialValue: 1})
  const read = createFacet({initialValue: 1})
  const heard = heardFrom(
    resultOf(() => useFacetMap((n) => n + Number(read.get()), [read], [listed])),
  )
  read.set(10)
  expect(heard).toEqual([2])
  listed.set(2)
  expect(heard).toEqual([2, 12])
}

/** Logs both kinds of facet effects, and the end of the layout effects. */
function withBothEffects(facet: Facet<number>) {
  const log: string[] = []
  return probeEffects((followed: Facet<number>) => {
    useFacetEffect(logging(log, 'effect'), [], [followed])
    useFacetLayoutEffect(logging(log, 'layout'), [], [followed])
    useLayoutEffect(() => void log.push('end of the layout effects'))
    return log
  }, facet)
}

/** At mount, layout effects run before passive ones. A write runs both before it returns. */
export async function effectsRunInTheirPhases(): Promise<void> {
  const source = createFacet({initialValue: 1})
  const {latest} = await withBothEffects(source)
  const log = latest()
  const first = log.splice(0)
  expect(first).toEqual(['run layout 1', 'end of the layout effects', 'run effect 1'])
  source.set(2)
  expect(log).toEqual([
    'clean layout 1',
    'run layout 2',
    'clean effect 1',
    'run effect 2',
  ])
}

/** When another facet is passed, each kind of effect cleans up and runs in its phase. */
export async function effectsFollowAnotherFacet(): Promise<void> {
  const {latest, rerender} = await withBothEffects(createFacet({initialValue: 1}))
  const log = latest()
  log.length = 0
  await rerender(createFacet({initialValue: 2}))
  expect(log).toEqual([
    'clean layout 1',
    'run layout 2',
    'end of the layout effects',
    'clean effect 1',
    'run effect 2',
  ])
}

/** An effect's error reaches a boundary if React ran the effect; else the write throws it. */
export function effectErrorComesOut(useHook: typeof useFacetEffect): void {
  const check = (name: string) => {
    if (name === 'broken') throw new Error('no map')
  }
  const shown = (level: Facet<string>) => {
    function Checking() {
      useHook(check, [], [level])
      return null
    }
    return inBoundary(<Checking />, underReactDom).container.textContent
  }
  const failed = createFacet({initialValue: 'broken'})
  expect(shown(failed)).toBe('no map')
  failed.set('castle')
  // The effect is still subscribed.
  expect(() => failed.set('broken')).toThrow('no map')
  for (const initialValue of ['castle', NO_VALUE] as const) {
    const level = createFacet<string>({initialValue})
    expect(shown(level)).toBe('')
    expect(() => level.set('broken')).toThrow('no map')
  }
}

/**
 * When one of two facets is cleared, a map of both goes on using that facet's last value for the
 * observers it has. A new observer hears nothing until the facet has a value again.
 */
export function clearedFacetIsRemembered(
  sum: (facets: [Facet<number>, Facet<number>]) => Facet<number>,
): void {
  const first = createFacet({initialValue: 1})
  const second = createFacet({initialValue: 1})
  const map = sum([first, second])
  const early = heardFrom(map)
  clear(first)
  second.set(10)
  const late = heardFrom(map)
  expect([early, late, map.get()]).toEqual([[2, 11], [], NO_VALUE])
  first.set(5)
  expect([late, map.get()]).toEqual([[15], 15])
}

/** When a dependency of `useFacetMap` changes, elements and effects follow the new map. */
export function newMapIsFollowed(): void {
  const source = createFacet({initialValue: 1})
  const log: string[] = []
  function Scaled({factor}: {factor: number}) {
    const scaled = useFacetMap((n) => `${n * factor}`, [factor], [source])
    useFacetLayoutEffect(logging(log), [], [scaled])
    return <fast-text text={scaled} />
  }
  const {container, rerender} = underDomFiber(<Scaled factor={1} />)
  for (const factor of [1, 5]) rerender(<Scaled factor={factor} />)
  expect(log).toEqual(['run 1', 'clean 1', 'run 5'])
  expect(container.textContent).toBe('5')
}

/** When its list of facets gets longer, a callback reads the new facet, but does not observe it. */
export async function callbackReadsNewList(): Promise<void> {
  const one = createFacet({initialValue: 1})
  const {facet: two, log} = fedFacet(2)
  const collect =
    (...values: number[]) =>
    () =>
      values
  const probe = probeHook(
    (facets: Facet<number>[]) => useFacetCallback(collect, [], facets),
    [one],
  )
  const complaints = complaintsDuring(() => probe.rerender([one, two]))
  await passiveEffects()
  expect(complaints.join()).toContain('changed size between renders')
  expect(log).toEqual([])
  two.set(5)
  expect(probe.latest()()).toEqual([1, 5])
}

/** `Unwrap`, like any component that unwraps, renders its children, but not its parent. */
export function unwrappingRendersChildren(): void {
  const health = createFacet({initialValue: 3})
  const child = vi.fn(() => null)
  const Child = () => child()
  function Unwrapping() {
    useFacetUnwrap(health)
    return <Child />
  }
  for (const part of [<Unwrap data={health}>{() => <Child />}</Unwrap>, <Unwrapping />]) {
    health.set(3)
    child.mockClear()
    expect(updatesDuring(part, () => health.set(3))).toBe(0)
    expect(updatesDuring(part, () => health.set(2))).toBe(1)
    // Each part was mounted twice, and one write changed the value.
    expect(child).toHaveBeenCalledTimes(3)
  }
}

/** A check on `Map` runs for each observed row when the array notifies. */
export function mapChecksObservedRows(): void {
  const compare = vi.fn(() => false)
  const check = () => compare
  const array = createFacet({initialValue: [1, 2, 3]})
  underDomFiber(
    <FacetMap array={array} equalityCheck={check}>
      {(item, index) => (index > 0 ? <fast-text text={item} /> : null)}
    </FacetMap>,
  )
  compare.mockClear()
  array.set([1, 2, 4])
  expect(compare).toHaveBeenCalledTimes(2)
}

/** Under dom-fiber, focus does not bubble to a wrapper's handler. */
export function focusDoesNotBubble(): void {
  const log: string[] = []
  const {container} = underDomFiber(
    <fast-div onFocus={() => void log.push('wrapper')}>
      <fast-input onFocus={() => void log.push('input')} />
    </fast-div>,
  )
  find(container, 'input').focus()
  expect(log).toEqual(['input'])
}

/** A map or memo is another facet after a change of a dependency, of a facet or of the check. */
export function derivedFacetIsReplaced(): void {
  const source = () => createFacet({initialValue: 1})
  const first = {facet: source(), add: 1, check: strictEqualityCheck<number>}
  const second = {...first, add: 2}
  const third = {...second, facet: source()}
  const fourth = {...third, check: () => () => false}
  const inputs = [first, {...first}, second, third, fourth]
  const fixed = (value: number) => value + 1
  for (const useHook of [useFacetMap, useFacetMemo]) {
    const useInline = ({facet, add, check}: typeof first) =>
      useHook((value) => value + add, [add], [facet], check)
    expect(identities(useInline, inputs)).toEqual([0, 0, 1, 2, 3])
    const useFixed = ({facet, add, check}: typeof first) =>
      useHook(fixed, [add], [facet], check)
    expect(identities(useFixed, inputs)).toEqual([0, 0, 0, 1, 2])
  }
}

/**
 * A callback is another function after a change of a dependency or of the default. After a change
 * of a facet it is the same, and reads the new facet.
 */
export function callbackIsReplaced(): void {
  const first = {facet: createFacet({initialValue: 1}), add: 1, otherwise: 0}
  const second = {...first, facet: createFacet({initialValue: 50})}
  const third = {...second, add: 2}
  const fourth = {...third, otherwise: 5}
  const inputs = [first, second, third, fourth]
  const useInline = ({facet, add, otherwise}: typeof first) =>
    useFacetCallback((value) => () => value + add, [add], [facet], otherwise)
  expect(identities(useInline, inputs)).toEqual([0, 0, 1, 2])
  const fixed = (value: number) => () => value
  const useFixed = ({facet, add}: typeof first) => useFacetCallback(fixed, [add], [facet])
  expect(identities(useFixed, inputs)).toEqual([0, 0, 0, 0])
  const probe = probeHook(useInline, first)
  probe.rerender(second)
  expect(probe.latest()()).toBe(51)
}

/** Two `Mount`s of one facet change together, but one after the other with dom-fiber 0.6.4. */
export async function oppositeMounts(): Promise<void> {
  const isPaused = createFacet({initialValue: false})
  const log: string[] = []
  const {container} = underDomFiber(
    <ul>
      <Mount when={isPaused}>
        <Logged name="menu" log={log} />
      </Mount>
      <Mount when={isPaused} condition={false}>
        <Logged name="HUD" log={log} />
      </Mount>
    </ul>,
  )
  log.length = 0
  isPaused.set(true)
  await until(() => log.length === 2)
  const inOrder = ['menu mounts', 'HUD unmounts']
  expect(log).toEqual(installedRenderer === '18.x' ? inOrder.toReversed() : inOrder)
  expect(container.textContent).toBe('menu')
}

/**
 * When a driver or a memo throws while React renders, React renders once more without running it
 * again, and the console gets the error. With dom-fiber 0.6.4, a boundary gets it.
 */
export function errorOfDriverWhileRendering(): void {
  const fail = vi.fn((): never => {
    throw new Error('no map')
  })
  const level = createFacet({initialValue: 1})
  for (const facet of [
    sharedFacet<string>('level')(fail),
    // A shared selector makes a memo in the same way.
    mapFacetsCached([level], fail),
  ]) {
    fail.mockClear()
    const element = <Boundary>{<fast-text text={facet} />}</Boundary>
    const texts: (string | null)[] = []
    const complaints = complaintsDuring(() => {
      texts.push(underDomFiber(element).container.textContent)
    })
    expect(texts).toEqual([installedRenderer === '18.x' ? '' : 'no map'])
    if (installedRenderer === '0.6.4') continue
    expect(fail).toHaveBeenCalledTimes(1)
    expect(complaints.join()).toContain('no map')
  }
}
