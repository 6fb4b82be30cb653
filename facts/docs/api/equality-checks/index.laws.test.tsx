import {
  createFacet,
  createOptionalValueEqualityCheck,
  mapFacetsLightweight,
  nullableShallowObjectEqualityCheck,
  shallowObjectEqualityCheck,
} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../../law'
import {flatObject, hasSameContent} from '../../../laws/checks'
import {heardFrom, verdicts} from '../../../probes'

const optional = createOptionalValueEqualityCheck(shallowObjectEqualityCheck)
const missing = fc.constantFrom(null, undefined)

law(
  'First result of a map is null | notifies | does not notify',
  fc.property(missing, (nothing) => {
    expect(verdicts(nullableShallowObjectEqualityCheck, [nothing])).toEqual(['different'])
    expect(verdicts(optional, [nothing])).toEqual(['equal'])
  }),
)

law(
  'Value, null, other value, first value again | the last value is lost | notifies',
  fc.property(flatObject, missing, flatObject, (first, nothing, other) => {
    fc.pre(!hasSameContent(first, other))
    const values = [first, nothing, other, {...first}]
    expect(verdicts(nullableShallowObjectEqualityCheck, values).at(-1)).toBe('equal')
    expect(verdicts(optional, values).at(-1)).toBe('different')
  }),
)

law(
  'null and undefined are | different | equal',
  fc.property(fc.array(missing), (values) => {
    const verdictsWhen = (isSame: (index: number) => boolean) =>
      values.map((_, index) => (isSame(index) ? 'equal' : 'different'))
    expect(verdicts(nullableShallowObjectEqualityCheck, values)).toEqual(
      verdictsWhen((index) => index > 0 && values[index] === values[index - 1]),
    )
    expect(verdicts(optional, values)).toEqual(verdictsWhen(() => true))
  }),
)

law(
  'each new observer of a map gets a new checker',
  fc.property(fc.nat(5), fc.array(fc.nat(1)), (observers, values) => {
    const checkers: number[][] = []
    const source = createFacet({initialValue: 0})
    const map = mapFacetsLightweight(
      [source],
      (value) => value,
      () => {
        const seen: number[] = []
        checkers.push(seen)
        return (value) => seen.push(value) === 0
      },
    )
    for (let index = 0; index < observers; index += 1) heardFrom(map)
    for (const value of values) source.set(value)
    expect(checkers).toHaveLength(observers)
  }),
)
