import {shallowArrayEqualityCheck} from '@react-facet/core'
import fc from 'fast-check'
import {law} from '../../../law'
import {hasSameContent, judges, judgesInPlace, primitive} from '../../../laws/checks'

// Without `undefined`, which the check cannot tell from a missing item.
const items = fc.array(primitive, {maxLength: 3})

law(
  'returns true if it has the same items in the same order, compared by === (trailing undefined aside).',
  judges(shallowArrayEqualityCheck, items, hasSameContent),
)

law(
  'The checker remembers the items, not the array, so a change in place is noticed.',
  judgesInPlace(shallowArrayEqualityCheck, items, hasSameContent),
)
