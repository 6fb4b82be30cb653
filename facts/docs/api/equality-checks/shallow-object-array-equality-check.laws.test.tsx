import {shallowObjectArrayEqualityCheck} from '@react-facet/core'
import fc from 'fast-check'
import {law} from '../../../law'
import {flatObject, hasSameContent, judges, judgesInPlace} from '../../../laws/checks'

// Without empty objects, which the check cannot tell from a missing item.
const items = fc.array(
  flatObject.filter((item) => Object.keys(item).length > 0),
  {maxLength: 3},
)

law(
  'returns true if it has the same items in the same order, compared by keys and values (empty objects aside).',
  judges(shallowObjectArrayEqualityCheck, items, hasSameContent),
)

law(
  'The checker remembers the values of each item, so changes in place are noticed, in the array and in its items.',
  judgesInPlace(shallowObjectArrayEqualityCheck, items, hasSameContent),
)
