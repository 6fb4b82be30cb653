import {
  createFacet,
  createOptionalValueEqualityCheck,
  NO_VALUE,
  shallowObjectEqualityCheck,
  startFacetTransition,
  strictEqualityCheck,
  useFacetUnwrap,
  type EqualityCheck,
  type FacetProp,
  type Option,
  type Value,
  type WritableFacet,
} from '@react-facet/core'
import {useLayoutEffect} from 'react'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  clear,
  countedFacet,
  find,
  heardFrom,
  inComponent,
  probeHook,
  resultOf,
  samplesOf,
  until,
} from '../../../probes'
import {commit, underDomFiber, underReactDom} from '../../../render'

const sample = samplesOf(import.meta.filename)

type Point = Record<'x', number>

const renderers = [underDomFiber, underReactDom]
const primitives = [1, 'a', true, null, undefined]

/** Probes a component that unwraps its prop: there is one result per render. */
function unwrapping<T extends Value>(
  prop: FacetProp<T>,
  check?: EqualityCheck<T>,
  show = underDomFiber,
) {
  return probeHook((value: FacetProp<T>) => useFacetUnwrap<T>(value, check), prop, show)
}

facts({
  'To unwrap for a part of a component only, use Unwrap: it renders its own child again, and not the component around it.':
    claims.unwrappingRendersChildren,

  'A facet, or a plain value, which is returned as it is'() {
    expect(unwrapping<number>(5).results).toEqual([5])
  },

  'The result is the value, or NO_VALUE until there is one.'() {
    const {Game} = sample<'Game'>('function Game')
    const {container, renders} = inComponent(Game)
    expect(find(container, 'p').textContent).toBe('HUD')
    commit(() => find(container, 'button').click())
    expect(find(container, 'p').textContent).toBe('Inventory')
    expect(renders()).toBe(2)
  },

  'Mounted; string, boolean, null, undefined, a number except NaN | 1'() {
    for (const show of renderers) {
      for (const value of primitives) {
        const facet = createFacet<Value>({initialValue: value})
        expect(unwrapping<Value>(facet, undefined, show).results).toEqual([value])
      }
    }
  },
})

/**
 * How often a component renders when it mounts and when `write` runs, each with the default
 * check and with a shallow one. Both renderers must agree.
 */
function renders(
  initialValue: Option<Point>,
  write: (facet: WritableFacet<Point>) => void = () => undefined,
) {
  const [first, second] = renderers.map((show) =>
    [undefined, shallowObjectEqualityCheck].map((check) => {
      const facet = createFacet<Point>({initialValue})
      const {results} = unwrapping<Point>(facet, check, show)
      const mounted = results.length
      commit(() => write(facet))
      return {mounted, written: results.length - mounted}
    }),
  )
  expect(first).toEqual(second)
  return {
    mounted: first?.map(({mounted}) => mounted),
    written: first?.map(({written}) => written),
  }
}

facts({
  'Mounted; object or array | 2 | 1'() {
    expect(renders({x: 1}).mounted).toEqual([2, 1])
    const list = createFacet<Value>({initialValue: [1]})
    expect(unwrapping<Value>(list).results).toHaveLength(2)
  },

  'Mounted; facet has no value yet | 1 | 1'() {
    expect(renders(NO_VALUE).mounted).toEqual([1, 1])
  },

  'An equal string, number, boolean, null or undefined is written | + 0'() {
    for (const value of primitives) {
      // With this check, the facet notifies of equal values too.
      const equalityCheck = () => () => false
      const facet = createFacet<Value>({initialValue: value, equalityCheck})
      const heard = heardFrom(facet)
      const {results} = unwrapping<Value>(facet)
      commit(() => facet.set(value))
      expect(heard).toHaveLength(2)
      expect(results).toHaveLength(1)
    }
  },

  'A new object with the same content is written | + 1 | + 0'() {
    expect(renders({x: 1}, (facet) => facet.set({x: 1})).written).toEqual([1, 0])
  },

  'The same object, changed in place, is written | + 1 | + 1'() {
    const changeInPlace = (facet: WritableFacet<Point>) =>
      facet.setWithCallback((object) => {
        if (object !== NO_VALUE) object.x += 1
        return object
      })
    expect(renders({x: 1}, changeInPlace).written).toEqual([1, 1])
  },

  'The facet is cleared, but not by one of its observers | + 0 | + 0'() {
    expect(renders({x: 1}, clear).written).toEqual([0, 0])
    // If an observer clears the facet, the component renders with NO_VALUE.
    const facet = createFacet({initialValue: 1})
    facet.observe((value) => {
      if (value === 2) clear(facet)
    })
    const {results} = unwrapping<number>(facet)
    commit(() => facet.set(2))
    expect(results).toEqual([1, NO_VALUE])
  },

  'NaN, bigint values and functions render twice too.'() {
    for (const value of [Number.NaN, 10n, () => 1]) {
      const facet = createFacet<Value>({initialValue: value})
      expect(unwrapping<Value>(facet).results).toEqual([value, value])
    }
  },
})

facts('18.x', {
  'The writes of one handler are one render, after the handler.': claims.writesRender,

  async 'What is in a transition renders separately; what follows an await may do so too.'() {
    const seen = renderers.map(async (show) => {
      const ammo = createFacet({initialValue: 6})
      const other = createFacet({initialValue: 0})
      const log: string[] = []
      const shoot = async () => {
        ammo.set(5)
        startFacetTransition(() => other.set(1))
        await Promise.resolve()
        ammo.set(4)
      }
      const Gun = () => {
        log.push([useFacetUnwrap(ammo), useFacetUnwrap(other)].join())
        return <button onClick={() => void shoot()} />
      }
      find(show(<Gun />).container, 'button').click()
      await until(() => log.at(-1) === '4,1')
      return log.join(' ')
    })
    // Under react-dom a click is urgent, so React renders before the code after `await` runs.
    expect(await Promise.all(seen)).toEqual(['6,0 4,0 4,1', '6,0 5,0 4,0 4,1'])
  },
})

facts({
  'With the default check, a second render follows at once if the new facet has another value.'() {
    const probe = unwrapping<string>(createFacet({initialValue: 'A'}))
    probe.rerender(createFacet({initialValue: 'B'}))
    expect(probe.results).toEqual(['A', 'A', 'B'])
    probe.rerender(createFacet({initialValue: 'B'}))
    probe.rerender(createFacet<string>({initialValue: NO_VALUE}))
    expect(probe.results.slice(3)).toEqual(['B', 'B'])
  },

  'an old value stays until the new facet notifies of a value that the check calls different'() {
    for (const show of renderers) {
      const second = createFacet({initialValue: 'B'})
      for (const first of ['A', createFacet({initialValue: 'A'})]) {
        const probe = unwrapping<string>(first, strictEqualityCheck, show)
        probe.rerender(second)
        expect(probe.results).toEqual(['A', 'A'])
        commit(() => second.set('C'))
        expect(probe.latest()).toBe('C')
        second.set('B')
      }
      // Where there is no old value, the value of the new facet is rendered.
      const startsEmpty = unwrapping<string>(
        createFacet<string>({initialValue: NO_VALUE}),
        strictEqualityCheck,
        show,
      )
      startsEmpty.rerender(second)
      expect(startsEmpty.results).toEqual([NO_VALUE, NO_VALUE, 'B'])
    }
  },

  'when you switch from a plain value to a facet: the first render after the switch returns what the hook last stored, from an earlier facet or when the component mounted.'() {
    const probe = unwrapping<string>('plain')
    probe.rerender('other')
    probe.rerender(createFacet({initialValue: 'A'}))
    expect(probe.results).toEqual(['plain', 'other', 'plain', 'A'])
    probe.rerender('again')
    probe.rerender(createFacet({initialValue: 'B'}))
    expect(probe.results.slice(4)).toEqual(['again', 'A', 'B'])
  },

  'the hook makes a checker when it subscribes. The checker starts with the value of the facet, if it has one.'() {
    const facet = createFacet({initialValue: {x: 1}})
    const checked: number[] = []
    const check = () => {
      // Forgets what earlier checkers have seen.
      checked.length = 0
      return ({x}: Point) => checked.push(x) > 1
    }
    const {results} = unwrapping<Point>(facet, check)
    expect(checked).toEqual([1, 1])
    expect(results).toHaveLength(1)
  },

  'A check that is made while rendering makes the hook subscribe again after each render.'() {
    const {facet, observers} = countedFacet(1)
    const probe = probeHook(() => useFacetUnwrap(facet, () => () => true), 0)
    const before = observers.ever
    probe.rerender(1)
    expect(observers.ever).toBe(before + 1)
    const stable = probeHook(() => useFacetUnwrap(facet), 0)
    const mounted = observers.ever
    stable.rerender(1)
    expect(observers.ever).toBe(mounted)
  },

  'If it calls a value different from itself, as () => () => false does, the component renders without end.':
    claims.unequalCheckNeverEnds,

  'If the facet has no value on mount, the checker does not see the first value that comes. For the checker, the next write after the render of that value is the first: most checks let it through even if it is equal, and a check that calls a first null equal drops a null.'() {
    for (const [check, value, shown] of [
      [shallowObjectEqualityCheck, {x: 1}, [NO_VALUE, {x: 1}, {x: 1}]],
      [
        createOptionalValueEqualityCheck(shallowObjectEqualityCheck),
        null,
        [NO_VALUE, {x: 1}],
      ],
    ] as [EqualityCheck<Point | null>, Point | null, unknown[]][]) {
      const facet = createFacet<Point | null>({initialValue: NO_VALUE})
      const {results} = unwrapping<Point | null>(facet, check)
      for (const written of [{x: 1}, value]) commit(() => facet.set(written))
      expect(results).toEqual(shown)
    }
  },

  'If the facet had a value in the first render, another value that is written before the subscription, for example by a layout effect of a child, is not rendered.'() {
    const values: [Option<string>, EqualityCheck<string> | undefined][] = [
      ['old', undefined],
      ['old', strictEqualityCheck],
      [NO_VALUE, strictEqualityCheck],
    ]
    const shown = values.map(([initialValue, check]) => {
      const facet = createFacet<string>({initialValue})
      function Child() {
        useLayoutEffect(() => facet.set('new'), [])
        return null
      }
      const {container} = inComponent(() => [
        String(useFacetUnwrap<string>(facet, check)),
        <Child key="child" />,
      ])
      return container.textContent
    })
    // With the default check, or without a value in the first render, the new value is rendered.
    expect(shown).toEqual(['new', 'old', 'new'])
  },

  // Pitfalls
  'NO_VALUE is truthy.'() {
    const isAlive = createFacet<boolean>({initialValue: NO_VALUE})
    expect(resultOf(() => (useFacetUnwrap(isAlive) ? 'first' : 'second'))).toBe('first')
  },

  'Rendering makes another facet, the default check counts its object as changed, and the component renders again, until React throws Maximum update depth exceeded. A useFacetMap does the same when it has a check or a dependency made while rendering.':
    claims.unwrappingNewFacetsNeverEnds,

  'or give it a fallback once, in a hook of your own:'() {
    const {useFacetUnwrapOr} = sample<
      'useFacetUnwrapOr',
      (prop: unknown, fallback: number) => number
    >('useFacetUnwrapOr')
    const ammo = createFacet<number>({initialValue: NO_VALUE})
    const {results, rerender} = probeHook(
      (prop: unknown) => useFacetUnwrapOr(prop, 9),
      ammo,
    )
    commit(() => ammo.set(5))
    rerender(3)
    expect(results.filter((value, index) => value !== results[index - 1])).toEqual([
      9, 5, 3,
    ])
  },
})
