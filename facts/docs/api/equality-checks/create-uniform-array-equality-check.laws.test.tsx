import {
  createOptionalValueEqualityCheck,
  createUniformArrayEqualityCheck,
  shallowArrayEqualityCheck,
} from '@react-facet/core'
import fc from 'fast-check'
import {law} from '../../../law'
import {hasSameContent, judges, keepsOnePerItem, primitive} from '../../../laws/checks'

law(
  'createUniformArrayEqualityCheck builds a check for arrays from a check for one item. It applies a separate instance of that check to each index.',
  keepsOnePerItem((comparator) => createUniformArrayEqualityCheck(comparator)),
)

// If a call skipped an index, the next call would compare the item there with an outdated value.
law(
  'All items are compared on each call, even after a difference.',
  judges(
    createUniformArrayEqualityCheck(
      createOptionalValueEqualityCheck(shallowArrayEqualityCheck),
    ),
    fc.array(fc.array(primitive, {maxLength: 2}), {maxLength: 3}),
    hasSameContent,
  ),
)
