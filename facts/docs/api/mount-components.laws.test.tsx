import {
  createFacet,
  Map as FacetMap,
  Mount,
  NO_VALUE,
  strictEqualityCheck,
  Times,
  Unwrap,
  With,
  type Facet,
  type Value,
  type WritableFacet,
} from '@react-facet/core'
import fc from 'fast-check'
import {useLayoutEffect, type ReactElement, type ReactNode} from 'react'
import {expect, vi} from 'vitest'
import {law} from '../../law'
import {clear, inComponent, Logged, mountComponents} from '../../probes'
import {commit, underDomFiber, underReactDom} from '../../render'

type Primitive = string | number | boolean | null | undefined

const primitives = fc.constantFrom<Primitive>(true, false, undefined, null, 0, 1, '', 'x')
const writes = fc.array(fc.oneof(primitives, fc.constant(NO_VALUE)), {maxLength: 8})

/** Writes a value, or clears the facet, and commits. */
function write<T>(facet: WritableFacet<T>, value: unknown): void {
  commit(() => {
    if (value === NO_VALUE) clear(facet)
    else facet.set(value as T)
  })
}

type Check = (after: {
  value: unknown
  before: unknown
  log: string[]
  text: string
}) => void

/**
 * Shows a component under each renderer, writes values to its facet, one per commit, and checks
 * the component after each. `log` has the component's entries since the previous value.
 */
function checkEachWrite<T>(
  values: unknown[],
  show: (facet: Facet<T>, log: string[]) => ReactElement,
  check: Check,
): void {
  for (const render of [underDomFiber, underReactDom]) {
    const facet = createFacet<T>({initialValue: NO_VALUE})
    const log: string[] = []
    const screen = inComponent(() => show(facet, log), render)
    let before: unknown = NO_VALUE
    for (const value of values) {
      log.length = 0
      write(facet, value)
      // A facet that is cleared notifies nobody, so the component keeps what it shows.
      const now = value === NO_VALUE ? before : value
      check({value: now, before, log, text: screen.container.textContent})
      before = now
    }
    expect(screen.renders()).toBe(1)
    screen.unmount()
  }
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/** Under both renderers the five components follow their facet, and no parent renders again. */
const fiveFollow = fc.property(
  fc.array(fc.boolean(), {minLength: 2, maxLength: 5}),
  (written) => {
    for (const {shows, hides, element} of mountComponents) {
      const values = written.map((isShown) => (isShown ? shows : hides))
      checkEachWrite(values, element, ({value, text}) => {
        expect(text).toBe(value === shows ? 'shown' : '')
      })
    }
  },
)

law(
  'Each of the five re-renders itself and what it mounts, not the component that uses it.',
  fiveFollow,
  5,
)

law('They work under dom-fiber and under react-dom.', fiveFollow, 5)

law(
  'The comparison is strict: when === condition.',
  fc.property(writes, fc.boolean(), (values, condition) => {
    checkEachWrite<boolean>(
      values,
      (facet, log) => (
        <Mount when={facet} condition={condition}>
          <Logged name="child" log={log} />
        </Mount>
      ),
      ({value, before, log, text}) => {
        const [is, was] = [value === condition, before === condition]
        expect(text).toBe(is ? 'child' : '')
        expect(log).toEqual(is === was ? [] : [is ? 'child mounts' : 'child unmounts'])
      },
    )
  }),
  25,
)

const isValue = (value: unknown) =>
  value !== NO_VALUE && value !== null && value !== undefined

law(
  'With | the value appears or disappears | each time the child mounts',
  fc.property(writes, (values) => {
    checkEachWrite<unknown>(
      values,
      (facet, log) => (
        <With data={facet}>
          {() => {
            log.push('called')
            return <Logged name="child" log={log} />
          }}
        </With>
      ),
      ({value, before, log}) => {
        const [is, was] = [isValue(value), isValue(before)]
        expect(log).toEqual(
          is === was ? [] : is ? ['called', 'child mounts'] : ['child unmounts'],
        )
      },
    )
  }),
  25,
)

interface Following {
  facet: Facet<unknown>
  name: string
  log: string[]
}

/** Logs what it hears from a facet, under a name. */
function Follower({facet, name, log}: Following) {
  useLayoutEffect(
    () => facet.observe((value) => void log.push(`${name} hears ${String(value)}`)),
    [facet, name, log],
  )
  return null
}

law(
  "The child's facet does not notify of either, so the code inside never sees null or undefined.",
  fc.property(writes, (values) => {
    checkEachWrite<unknown>(
      values,
      (facet, log) => (
        <With data={facet}>
          {(data) => <Follower facet={data} name="child" log={log} />}
        </With>
      ),
      ({value, before, log}) => {
        const hears = isValue(value) && value !== before
        expect(log).toEqual(hears ? [`child hears ${String(value)}`] : [])
      },
    )
  }),
  25,
)

const arrays = fc.array(fc.array(fc.nat({max: 2}), {maxLength: 4}), {maxLength: 6})
const indexes = (from: number, to: number) =>
  Array.from({length: Math.max(0, to - from)}, (_, index) => from + index)

/** Checks what `Map` does for arrays, with an equality check or without one. */
const mapping = (
  row: (log: string[], item: Facet<number>, index: number, length: number) => ReactNode,
  check: Check,
) =>
  fc.property(arrays, fc.boolean(), (values, hasCheck) => {
    const equalityCheck = hasCheck ? strictEqualityCheck : undefined
    checkEachWrite<number[]>(
      values,
      (facet, log) => (
        <FacetMap array={facet} equalityCheck={equalityCheck}>
          {(item, index, length) => <>{row(log, item, index, length)}</>}
        </FacetMap>
      ),
      check,
    )
  })

law(
  'Map | the length changes | for every index, whenever the length changes',
  mapping(
    (log, _, index, length) => void log.push(`${index} of ${length}`),
    ({value, before, log}) => {
      const length = lengthOf(value)
      expect(log).toEqual(
        length === lengthOf(before)
          ? []
          : indexes(0, length).map((index) => `${index} of ${length}`),
      )
    },
  ),
  25,
)

law(
  "Map uses the index as React's key, and no prop changes that.",
  mapping(
    (log, _, index) => <Logged name={String(index)} log={log} />,
    ({value, before, log}) => {
      const [is, was] = [lengthOf(value), lengthOf(before)]
      expect(log).toEqual([
        ...indexes(is, was).map((index) => `${index} unmounts`),
        ...indexes(was, is).map((index) => `${index} mounts`),
      ])
    },
  ),
  25,
)

law(
  'The item facets notify.',
  mapping(
    (log, item, index) => <Follower facet={item} name={String(index)} log={log} />,
    ({value, before, log}) => {
      const [items, former] = [value as number[], before === NO_VALUE ? [] : before]
      const old = former as number[]
      // A row that is added hears its first value.
      const heard = items.flatMap((item, index) =>
        item === old[index] ? [] : [`${index} hears ${item}`],
      )
      expect(log).toEqual(heard)
    },
  ),
  25,
)

const timesFollows = fc.property(fc.array(fc.nat({max: 4}), {maxLength: 8}), (counts) => {
  checkEachWrite<number>(
    counts,
    (facet, log) => (
      <Times count={facet}>
        {(index, count) => {
          log.push(`${index} of ${count}`)
          return <Logged name={String(index)} log={log} />
        }}
      </Times>
    ),
    ({value, before, log}) => {
      const [is, was] = [value as number, before === NO_VALUE ? 0 : (before as number)]
      if (is === was) expect(log).toEqual([])
      else {
        expect(log).toEqual([
          ...indexes(0, is).map((index) => `${index} of ${is}`),
          ...indexes(is, was).map((index) => `${index} unmounts`),
          ...indexes(was, is).map((index) => `${index} mounts`),
        ])
      }
    },
  )
})

law(
  'Times | the count changes | for every index, whenever the count changes',
  timesFollows,
  25,
)

law(
  'The index is the key: a higher count mounts at the end, a lower count unmounts at the end.',
  timesFollows,
  25,
)

law(
  "The child is called for undefined, null, 0 and ''. Only NO_VALUE renders nothing.",
  fc.property(writes, (values) => {
    checkEachWrite<Primitive>(
      values,
      (facet, log) => (
        <Unwrap data={facet}>
          {(value) => {
            log.push(String(value))
            return null
          }}
        </Unwrap>
      ),
      ({value, before, log}) => {
        expect(log).toEqual(value === before ? [] : [String(value)])
      },
    )
  }),
  25,
)

law(
  'Unwrap | the value changes; an object, function, bigint or NaN counts as changed | on each re-render; with such a value, twice on mount',
  fc.property(
    fc.oneof(
      primitives,
      fc.constantFrom({}, [], () => 1, 5n, NaN),
    ),
    (value) => {
      const countsAsChanged =
        Number.isNaN(value) ||
        (value !== null && /object|function|bigint/.test(typeof value))
      const extraCalls = countsAsChanged ? 1 : 0
      for (const render of [underDomFiber, underReactDom]) {
        const facet = createFacet<Value>({initialValue: value as Value})
        const child = vi.fn(() => null)
        const {unmount} = render(<Unwrap data={facet}>{child}</Unwrap>)
        expect(child).toHaveBeenCalledTimes(1 + extraCalls)
        write(facet, value)
        expect(child).toHaveBeenCalledTimes(1 + 2 * extraCalls)
        unmount()
      }
    },
  ),
  25,
)
