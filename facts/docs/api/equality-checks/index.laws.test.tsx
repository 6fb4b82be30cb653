import {
  createOptionalValueEqualityCheck,
  nullableShallowObjectEqualityCheck,
  shallowObjectEqualityCheck,
} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../../law'
import {flatObject, hasSameContent} from '../../../laws/checks'
import {verdicts} from '../../../probes'

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
