import {createFacet, defaultEqualityCheck} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../../law'
import {judges, primitive} from '../../../laws/checks'
import {heardFrom} from '../../../probes'

const alwaysDifferent = fc.constantFrom<unknown>(
  {},
  [],
  () => 1,
  1n,
  Symbol('a'),
  new Date(),
)
const isComparedByValue = (value: unknown) =>
  value === null || ['number', 'string', 'boolean', 'undefined'].includes(typeof value)

law(
  'It drops an equal number, string, boolean, null or undefined. Everything else always counts as changed.',
  fc.property(
    fc.array(fc.oneof(primitive, fc.constant(undefined), alwaysDifferent)),
    (values) => {
      const facet = createFacet<unknown>({initialValue: 'first'})
      const heard = heardFrom(facet)
      values.forEach(facet.set)
      const all = ['first', ...values]
      expect(heard).toEqual(
        all.filter(
          (value, index) => !isComparedByValue(value) || value !== all[index - 1],
        ),
      )
    },
  ),
)

law(
  'The first value always passes.',
  // `judges` expects the verdict "different" for the first value.
  judges(defaultEqualityCheck, primitive, (previous, current) => previous === current),
)
