import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../../fact'
import {elementOf, samplesOf} from '../../probes'

const sample = samplesOf(import.meta.filename)

fact('The engine takes a number and parses no string.', () => {
  const {MapMarker} = sample('function MapMarker') as {
    MapMarker: ComponentType<{marker: Facet<object>}>
  }
  const marker = createFacet<object>({initialValue: {x: 1, y: 2}})
  const {style} = elementOf(<MapMarker marker={marker} />)
  marker.set({x: 3, y: 2})
  expect([Reflect.get(style, 'leftPX'), Reflect.get(style, 'topPX')]).toEqual([3, 2])
})
