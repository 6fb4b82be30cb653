import {
  createFacet,
  createNullableEqualityCheck,
  createOptionalValueEqualityCheck,
  createUniformObjectEqualityCheck,
  multiObserve,
  NO_VALUE,
  shallowArrayEqualityCheck,
  shallowObjectEqualityCheck,
  useFacetMap,
  useFacetMemo,
  useFacetState,
  With,
  type EqualityCheck,
} from '@react-facet/core'
import {vi} from 'vitest'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'
import {commit, underDomFiber} from '../../../render'

const drone = {hp: 9}
type Target = typeof drone

const sameTarget = createOptionalValueEqualityCheck<Target>(shallowObjectEqualityCheck)
const sameIds: EqualityCheck<number[] | null | undefined> = () =>
  createNullableEqualityCheck(shallowArrayEqualityCheck)

/** The values of the table under "Behaviour", one after the other. */
const values = [null, undefined, drone, {...drone}, null, {...drone}, {...drone}]
const said = () => verdicts(sameTarget, values)

fact('null | equal | it starts as if the previous value were missing', () => {
  expect(said()[0]).toBe('equal')
})

fact('undefined | equal | null and undefined are the same to it', () => {
  expect(said()[1]).toBe('equal')
  expect(verdicts(sameTarget, [drone, undefined, null])).toEqual([
    'different',
    'different',
    'equal',
  ])
})

fact('{hp: 9} | different', () => {
  expect(said()[2]).toBe('different')
})

fact('{hp: 9} | equal', () => {
  expect(said()[3]).toBe('equal')
})

fact('null | different', () => {
  expect(said()[4]).toBe('different')
})

fact('{hp: 9} | different | the comparator was replaced by a new one', () => {
  let made = 0
  const counted = createOptionalValueEqualityCheck<Target>(() => {
    made += 1
    return shallowObjectEqualityCheck()
  })
  expect(verdicts(counted, values)[5]).toBe('different')
  expect(made).toBe(2)
})

fact('After null or undefined the comparator starts again', () => {
  const elixir = {hp: 5}
  expect(verdicts(sameTarget, [drone, null, elixir, drone])[3]).toBe('different')
  expect(verdicts(sameTarget, [drone, undefined, drone, drone])).toEqual([
    'different',
    'different',
    'different',
    'equal',
  ])
})

fact('As the check of a useFacetState with an initial value', () => {
  const [target, setTarget] = resultOf(() =>
    useFacetState<Target | null>(null, sameTarget),
  )
  const heard = heardFrom(target)
  setTarget(null)
  setTarget(drone)
  setTarget({...drone})
  setTarget(null)
  expect(heard).toEqual([null, drone, null])
})

fact(
  'a first result of null is dropped: observers are not notified until the first real value',
  () => {
    const source = createFacet<Target | null>({initialValue: null})
    const map = resultOf(() => useFacetMap((value) => value, [], [source], sameTarget))
    const memo = resultOf(() => useFacetMemo((value) => value, [], [source], sameTarget))
    const heard = [heardFrom(map), heardFrom(memo)]
    expect(heard).toEqual([[], []])
    source.set(drone)
    expect(heard).toEqual([[drone], [drone]])
  },
)

fact('an effect of several facets keeps waiting', () => {
  const source = createFacet<Target | null>({initialValue: null})
  const map = resultOf(() => useFacetMap((value) => value, [], [source], sameTarget))
  const effect = vi.fn<() => void>()
  multiObserve(effect, [map, createFacet<Target | null>({initialValue: drone})])
  expect(effect).not.toHaveBeenCalled()
  source.set(drone)
  expect(effect).toHaveBeenCalledTimes(1)
})

fact(
  'A facet that was created with NO_VALUE stays at NO_VALUE when null is written.',
  () => {
    const facet = createFacet<Target | null>({
      initialValue: NO_VALUE,
      equalityCheck: sameTarget,
    })
    facet.set(null)
    expect(facet.get()).toBe(NO_VALUE)
  },
)

fact('A facet that was created with null has that value.', () => {
  const facet = createFacet<Target | null>({
    initialValue: null,
    equalityCheck: sameTarget,
  })
  expect(heardFrom(facet)).toEqual([null])
})

fact(
  'Where "none selected" and "not loaded" differ, this check hides the change between them.',
  () => {
    const [target, setTarget] = resultOf(() =>
      useFacetState<Target | null | undefined>(undefined, sameTarget),
    )
    setTarget(null)
    expect(target.get()).toBe(undefined)
  },
)

fact('A new key with the value null goes unnoticed', () => {
  const check =
    createUniformObjectEqualityCheck<Record<string, Target | null>>(sameTarget)
  expect(verdicts(check, [{a: drone}, {a: drone, b: null}])[1]).toBe('equal')
})

fact('Values that go missing and return are noticed.', () => {
  const check =
    createUniformObjectEqualityCheck<Record<string, Target | null>>(sameTarget)
  expect(verdicts(check, [{a: drone}, {a: null}, {a: drone}])).toEqual([
    'different',
    'different',
    'different',
  ])
})

fact('render something only while there is a value', () => {
  const [target, setTarget] = resultOf(() =>
    useFacetState<Target | null>(null, sameTarget),
  )
  const {container} = underDomFiber(
    <With data={target}>{() => <fast-p>Target in sight</fast-p>}</With>,
  )
  expect(container.textContent).toBe('')
  commit(() => setTarget(drone))
  expect(container.textContent).toBe('Target in sight')
  commit(() => setTarget(null))
  expect(container.textContent).toBe('')
})

fact('Unlike every other create… function, it returns a checker, not a factory.', () => {
  const checker = createNullableEqualityCheck(shallowArrayEqualityCheck)
  expect(checker([1])).toBe(false)
  expect(checker([1])).toBe(true)
  expect(
    typeof createOptionalValueEqualityCheck<number[]>(shallowArrayEqualityCheck)(),
  ).toBe('function')
})

fact('With a cast, it fails like any check that is called.', () => {
  const forced = createNullableEqualityCheck(
    shallowArrayEqualityCheck,
  ) as unknown as EqualityCheck<number[] | null>
  const ids = createFacet<number[] | null>({initialValue: [1]})
  const map = resultOf(() => useFacetMap((value) => value, [], [ids], forced))
  expect(() => heardFrom(map)).toThrow('checker is not a function')
})

fact('Returns | a checker | an equality check (factory)', () => {
  expect(typeof createNullableEqualityCheck(shallowArrayEqualityCheck)([])).toBe(
    'boolean',
  )
  expect(
    typeof createOptionalValueEqualityCheck<number[]>(shallowArrayEqualityCheck)(),
  ).toBe('function')
})

fact('null and undefined | different | equal', () => {
  expect(verdicts(sameIds, [[1], null, undefined])[2]).toBe('different')
  expect(verdicts(sameTarget, [drone, null, undefined])[2]).toBe('equal')
})

fact('First null | notifies | does not notify', () => {
  expect(verdicts(sameIds, [null])).toEqual(['different'])
  expect(verdicts(sameTarget, [null])).toEqual(['equal'])
})

fact('Memory after null | kept, out of date | reset', () => {
  const optional = createOptionalValueEqualityCheck<number[]>(shallowArrayEqualityCheck)
  expect(verdicts(sameIds, [[1], null, [2], [1]])[3]).toBe('equal')
  expect(verdicts(optional, [[1], null, [2], [1]])[3]).toBe('different')
})

fact('The facet | notifies | notifies | notifies | does not', () => {
  const ids = createFacet<number[] | null>({initialValue: [1]})
  const heard = heardFrom(
    resultOf(() => useFacetMap((value) => value, [], [ids], sameIds)),
  )
  for (const value of [null, [2], [1]]) ids.set(value)
  expect(heard).toEqual([[1], null, [2]])
})
