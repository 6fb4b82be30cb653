import type {} from 'react'
import * as claims from '../claims'
import {expect, facts} from '../fact'
import {elementOf, samplesOf} from '../probes'

const sample = samplesOf(import.meta.filename)

facts({
  'This is the sample that does compile:'() {
    const {Coins} = sample<'Coins'>('<fast-text text={coins} />')
    expect(elementOf(<Coins />).outerHTML).toBe('<p>0</p>')
  },

  'a second write of the same number notifies nobody': claims.equalPrimitivesAreDropped,

  'A facet notifies: it calls its observers.': claims.bindingRendersNothing,
})
