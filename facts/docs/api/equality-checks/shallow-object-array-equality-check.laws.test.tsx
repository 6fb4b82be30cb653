import {shallowObjectArrayEqualityCheck} from '@react-facet/core'
import fc from 'fast-check'
import {law} from '../../../law'
import {flatObject, hasSameContent, judges, judgesInPlace} from '../../../laws/checks'

// Without empty objects, which the check does not tell from a missing item.
const items = fc.array(
  flatObject.filter((item) => Object.keys(item).length > 0),
  {maxLength: 3},
)

law(
  'returns true if each item has the same keys and values as the previous item at the same index',
  judges(shallowObjectArrayEqualityCheck, items, hasSameContent),
)

law(
  'The checker remembers the values of each item, so changes in place are noticed, in the array and in its items.',
  judgesInPlace(shallowObjectArrayEqualityCheck, items, hasSameContent),
)
