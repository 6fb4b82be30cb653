import {shallowObjectEqualityCheck} from '@react-facet/core'
import {law} from '../../../law'
import {flatObject, hasSameContent, judges, judgesInPlace} from '../../../laws/checks'

law(
  'returns true if it has the same keys as the previous one and each value is ===',
  judges(shallowObjectEqualityCheck, flatObject, hasSameContent),
)

law(
  'The checker remembers the values, not the object, so it notices a change in place.',
  judgesInPlace(shallowObjectEqualityCheck, flatObject, hasSameContent),
)
