import {
  createObjectWithKeySpecificEqualityCheck,
  defaultEqualityCheck,
  shallowArrayEqualityCheck,
  strictEqualityCheck,
} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../../law'
import {flatObject, hasSameContent, judges, primitive} from '../../../laws/checks'
import {record} from '../../../laws/network'
import {verdicts} from '../../../probes'

law(
  'Each key of the value is compared on every call, even after a difference, so that each comparator remembers the current value.',
  judges(
    createObjectWithKeySpecificEqualityCheck({
      name: strictEqualityCheck,
      perks: shallowArrayEqualityCheck,
    }),
    record({name: primitive, perks: fc.array(primitive, {maxLength: 2})}),
    hasSameContent,
  ),
)

law(
  'defaultEqualityCheck for an object value makes every call say "different".',
  fc.property(flatObject, fc.array(primitive), (place, names) => {
    const check = createObjectWithKeySpecificEqualityCheck({
      name: strictEqualityCheck,
      place: defaultEqualityCheck,
    })
    const said = verdicts(
      check,
      names.map((name) => ({name, place})),
    )
    expect(said).toEqual(names.map(() => 'different'))
  }),
)
