import {
  createOptionalValueEqualityCheck,
  shallowObjectEqualityCheck,
} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../../law'
import {flatObject, hasSameContent} from '../../../laws/checks'
import {verdicts} from '../../../probes'

law(
  'null and undefined are not told apart.',
  fc.property(
    fc.array(fc.oneof(flatObject, fc.constantFrom(null, undefined))),
    (values) => {
      // The check starts as if the previous value were missing.
      const all = [undefined, ...values].map((value) => value ?? null)
      expect(
        verdicts(createOptionalValueEqualityCheck(shallowObjectEqualityCheck), values),
      ).toEqual(
        values.map((_, index) =>
          hasSameContent(all[index], all[index + 1]) ? 'equal' : 'different',
        ),
      )
    },
  ),
)
