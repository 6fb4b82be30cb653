import {shallowArrayEqualityCheck} from '@react-facet/core'
import fc from 'fast-check'
import {law} from '../../../law'
import {hasSameContent, judges, judgesInPlace, primitive} from '../../../laws/checks'

// Without `undefined`, which the check does not tell from a missing item.
const items = fc.array(primitive, {maxLength: 3})

law(
  'returns true if each item is === to the previous one at the same index',
  judges(shallowArrayEqualityCheck, items, hasSameContent),
)

law(
  'The checker remembers the items, not the array, so a change in place is noticed.',
  judgesInPlace(shallowArrayEqualityCheck, items, hasSameContent),
)
