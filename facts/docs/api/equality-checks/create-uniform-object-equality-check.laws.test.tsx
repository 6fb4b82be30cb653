import {
  createUniformObjectEqualityCheck,
  shallowArrayEqualityCheck,
  type Immutable,
} from '@react-facet/core'
import fc from 'fast-check'
import {law} from '../../../law'
import {hasSameContent, judges, keepsOnePerItem, primitive} from '../../../laws/checks'

law(
  'You give it the check for one value; it applies a separate instance to each key.',
  keepsOnePerItem((comparator) =>
    createUniformObjectEqualityCheck<number[]>(comparator as never),
  ),
)

law(
  'All keys are compared on each call, even after a difference, so that each comparator remembers the current value.',
  judges(
    createUniformObjectEqualityCheck<Record<string, Immutable[]>>(
      shallowArrayEqualityCheck,
    ),
    fc.dictionary(fc.constantFrom('a', 'b'), fc.array(primitive, {maxLength: 2}), {
      noNullPrototype: true,
    }),
    hasSameContent,
  ),
)
