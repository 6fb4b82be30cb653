import type {ComponentType} from 'react'
import {expect, fact} from '../fact'
import {elementOf, samplesOf} from '../probes'

const sample = samplesOf(import.meta.filename)

fact('This is the sample that does compile:', () => {
  const {Coins} = sample('<fast-text text={coins} />') as {Coins: ComponentType}
  expect(elementOf(<Coins />).outerHTML).toBe('<p>0</p>')
})
