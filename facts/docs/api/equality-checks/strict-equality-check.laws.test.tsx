import {strictEqualityCheck} from '@react-facet/core'
import fc from 'fast-check'
import {law} from '../../../law'
import {judges, primitive} from '../../../laws/checks'

law(
  'The first call is always "different", even for undefined.',
  judges(
    strictEqualityCheck,
    fc.oneof(primitive, fc.constantFrom(undefined, NaN)),
    (previous, current) => previous === current,
  ),
)
