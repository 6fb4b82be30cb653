import {
  createObjectWithKeySpecificEqualityCheck,
  shallowArrayEqualityCheck,
  strictEqualityCheck,
} from '@react-facet/core'
import fc from 'fast-check'
import {law} from '../../../law'
import {hasSameContent, judges, primitive} from '../../../laws/checks'
import {record} from '../../../laws/network'

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
