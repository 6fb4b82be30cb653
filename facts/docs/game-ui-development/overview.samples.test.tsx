import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../../fact'
import {elementOf, passiveEffects, probeEffects, samplesOf} from '../../probes'

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

fact('Where the Gamepad API exists, poll it:', async () => {
  const frames: (() => void)[] = []
  const button = {pressed: false}
  const pads = [{buttons: [button]}]
  const {useGamepadButton} = sample('useGamepadButton.ts', {
    navigator: {getGamepads: () => pads},
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    cancelAnimationFrame: () => void frames.splice(0),
  }) as {useGamepadButton: (button: number, onPress: () => void) => void}
  let presses = 0
  const press = () => void (presses += 1)
  const {unmount} = await probeEffects(() => useGamepadButton(0, press), 0)
  const counts = [false, true, true, false, true].map((pressed) => {
    button.pressed = pressed
    frames.shift()?.()
    return presses
  })
  expect(counts).toEqual([0, 1, 1, 1, 2])
  unmount()
  await passiveEffects()
  expect(frames).toEqual([])
})
